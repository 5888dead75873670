import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** Waits until the other end of its input is closed, then kills the group of that id, else the process. */
const guard = 'read -r _; kill -s KILL -- "-$0" 2>/dev/null || kill -s KILL -- "$0"';

/**
 * Makes a process end with this one, however this one ends: a small shell beside it holds a pipe that only we can close,
 * and that the system closes if we are killed. When the process is spawned with `detached`, everything that it has started
 * ends with it.
 */
export function endWithUs<Child extends ChildProcess>(child: Child): Child {
  if (child.pid === undefined) return child;
  const watcher = spawn("sh", ["-c", guard, String(child.pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  watcher.stdin.on("error", () => {});
  if ("unref" in watcher.stdin) (watcher.stdin as unknown as { unref: () => void }).unref();
  child.once("exit", () => watcher.stdin.end());
  return child;
}

/** Runs a program to its end, or to ours. */
export function runProgram(command: string, words: readonly string[], options: SpawnOptions = {}): Promise<void> {
  const stdio = ["ignore", "inherit", "inherit"] as const;
  const child = endWithUs(spawn(command, words, { stdio: [...stdio], ...options, detached: true }));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...words].join(" ")} ended with ${code ?? signal}`)),
    );
  });
}

/** The processes that a process has started and that still run; Linux only. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
