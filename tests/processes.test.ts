import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { endWithUs } from "./support/processes.ts";

/** Starts a shell with a child that ignores signals, prints both process ids and that it is guarded, and waits. */
const starter = `
  import { spawn, spawnSync } from "node:child_process";
  import { endWithUs } from "./tests/support/processes.ts";
  const program = 'trap "" TERM INT HUP; sleep 1000 & echo "$$ $!"; wait';
  endWithUs(spawn("sh", ["-c", program], { stdio: ["ignore", "inherit", "ignore"], detached: true }));
  process.stdout.write("guarded\\n");
  setInterval(() => {}, 1000);
`;

/** An ended process that nobody has reaped stays in the table as Z. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return /^[^Z\s]/.test(stdout);
}

test.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)("nothing that was started survives %s", async (signal) => {
  const parent = endWithUs(
    spawn(process.execPath, ["--input-type=module-typescript", "--eval", starter], {
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    }),
  );
  const lines: string[] = [];
  createInterface(parent.stdout).on("line", (line) => lines.push(line));
  await expect.poll(() => lines.toSorted()).toEqual([expect.stringMatching(/^\d+ \d+$/), "guarded"]);
  const started = (lines.find((line) => line !== "guarded") ?? "").split(" ").map(Number);
  expect(started.map(isRunning)).toEqual([true, true]);
  parent.kill(signal);
  await expect.poll(() => started.map(isRunning)).toEqual([false, false]);
});

test("everything that a process has started ends with it", async () => {
  const child = endWithUs(
    spawn("sh", ["-c", "sleep 1000 & echo $!"], { stdio: ["ignore", "pipe", "inherit"], detached: true }),
  );
  const left = await new Promise<number>((resolve) =>
    createInterface(child.stdout).once("line", (line) => resolve(Number(line))),
  );
  await expect.poll(() => isRunning(left)).toBe(false);
});
