import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs git in a checkout, and tells what it said. */
export type Git = (...words: string[]) => Promise<string>;

const run = promisify(execFile);
/** Nothing that a checkout brings along is run. */
const careful = ["core.hooksPath=/dev/null", "core.fsmonitor=false", "protocol.ext.allow=never", "core.quotePath=off"];

/** Git in a folder, with variables of its own. */
export function gitIn(root: string, variables: Readonly<Record<string, string>> = {}): Git {
  return async (...words) => {
    const settings = careful.flatMap((setting) => ["-c", setting]);
    const { stdout } = await run("git", ["--no-pager", ...settings, ...words], {
      cwd: root,
      env: { ...process.env, ...variables },
      maxBuffer: 8_000_000,
      timeout: 30_000,
    });
    return stdout;
  };
}
