import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { childEnvironment } from "../../cli/child-environment.ts";
import { isSetting } from "../env.ts";

const program = join(import.meta.dirname, "../../build-steps/finish.ts");

/**
 * Finishes a release that `npm start` serves before its pictures and compressed copies are made. The work is done by
 * another process, of low priority, which ends with this one; the next start begins it again.
 */
export function finishRelease(id: string, whenDone: () => void): void {
  const env = childEnvironment(isSetting);
  const child = fork(program, [id], { env, execArgv: [], stdio: ["ignore", "ignore", "pipe", "ipc"] });
  // At once, because threads have the priority that their process had when they started.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let problem = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    problem += chunk.toString();
  });
  child.on("error", ({ message }) => {
    problem = message;
  });
  child.on("close", (code) => {
    if (code === 0) return whenDone();
    console.error(
      `The release ${id} is served without compressed copies; the next start tries again: ${problem.trim()}`,
    );
  });
}
