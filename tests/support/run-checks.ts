import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { sayNowAndThen } from "../../cli/progress.ts";
import { endWithUs } from "./processes.ts";

export interface Check {
  name: string;
  /** In sequence; after a failure the rest is skipped. */
  commands: string[][];
}

/** Runs as many checks at once as there are cores and reports each result; returns how many passed. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const running = new Map<string, number>();
  let [through, passed] = [0, 0];
  const stop = sayNowAndThen(() => {
    const names = [...running].map(([name, startedAt]) => `${name} for ${secondsSince(startedAt)} s`);
    return `… ${through} of ${checks.length} checks; running: ${names.join(", ")}`;
  });
  await pLimit(availableParallelism()).map(checks, async (check) => {
    const startedAt = performance.now();
    running.set(check.name, startedAt);
    const { isWell, output } = await run(check);
    running.delete(check.name);
    if (isWell) passed++;
    else console.log(output.trimEnd());
    const outcome = `${isWell ? "passed" : "FAILED"} in ${secondsSince(startedAt)} s`;
    console.log(`[${++through}/${checks.length}] ${check.name} ${outcome}`);
  });
  stop();
  return passed;
}

async function run({ commands }: Check): Promise<{ isWell: boolean; output: string }> {
  let output = "";
  for (const [command = "", ...words] of commands) {
    output += `> ${[command, ...words].join(" ")}\n`;
    const env = { ...process.env, FIXTURES: "1" };
    const child = endWithUs(spawn(command, words, { env, stdio: ["ignore", "pipe", "pipe"], detached: true }));
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
    const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
    if (code !== 0) return { isWell: false, output };
  }
  return { isWell: true, output };
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
