import { spawn } from "node:child_process";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { countAloud } from "../cli/progress.ts";
import { contentVariable } from "./checked-content.ts";

interface RouterBuild {
  root: string;
  folder: string;
  id: string;
  /** The file of the content that was checked. */
  contentFile: string;
  /** How many pages it will render. */
  pages: number;
}

/** Runs the framework's build and reduces its page listing to a count. */
export function runRouterBuild({ root, folder, id, contentFile, pages }: RouterBuild): Promise<void> {
  const bin = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const patience = join(import.meta.dirname, "patience.ts");
  const child = spawn(process.execPath, ["--import", patience, bin, "build"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      BUILD_ID: id,
      BUILD_DIRECTORY: relative(root, folder),
      [contentVariable]: contentFile,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => void child.kill();
  process.once("exit", end);
  child.once("close", () => process.off("exit", end));
  const output: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  return countAloud("scripts, styles, then pages", pages, (advance) => {
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith("Prerender (html)")) advance();
      else if (!line.startsWith("Prerender (")) output.push(Buffer.from(`${line}\n`));
    });
    return new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => {
        if (code === 0) return resolve();
        console.error(Buffer.concat(output).toString());
        reject(new Error(`react-router build ended with ${code}`));
      });
    });
  });
}
