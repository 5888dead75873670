import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Waits until nobody holds the other end of its input any more, then ends the group of that number, else the process. */
const guard = 'read -r _; kill -s KILL -- "-$0" 2>/dev/null || kill -s KILL -- "$0"';

/**
 * Takes care that a process ends with this one, however this one ends: a small shell beside it holds a pipe that only we
 * can close, which the system does when we are killed. Spawned with `detached`, it takes along whatever it has started,
 * when it ends as well.
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

/** Runs a program to its end, which is also ours. */
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
