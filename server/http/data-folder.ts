import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "./listen-on.ts";

/**
 * Makes a folder that is written to, if it is not there.
 * @param variable that names it
 * @throws StartError if it cannot be written
 */
export function prepareFolder(variable: "DATA_DIR" | "BUILD_FOLDER", folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartError(`${variable}: the folder ${folder} cannot be written; name one that can.`);
  }
}

/** One level at a time: where a folder cannot be made at all, as in /proc, `recursive` never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another instance may have been faster.
    if (!existsSync(folder)) throw error;
  }
}
