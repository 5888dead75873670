import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { endWithUs } from "../tests/support/processes.ts";
import { median, ticksPerSecond } from "./measure.ts";
import type { BenchOptions, BenchRow } from "./run.ts";

const rounds = 3;
const folders = { BUILD_FOLDER: "build/bench-start", DATA_DIR: "data/bench-start" };

/** What `npm start` costs where nothing was built yet, until it answers; beside another checkout, in turns. */
export async function bench({ against }: BenchOptions): Promise<BenchRow[]> {
  const [ours, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await coldStart(process.cwd()));
    if (against) others.push(await coldStart(against));
  }
  const seconds = (figures: number[]) => `${median(figures).toFixed(1)} s (${figures.map((one) => one.toFixed(1))})`;
  return [
    {
      what: "npm start after npm ci, CPU until / is answered",
      ours: seconds(ours),
      other: against ? `${seconds(others)} ${against}` : "--against names no other checkout",
      ratio: against ? (median(ours) / median(others)).toFixed(2) : "",
    },
  ];
}

/** Seconds of CPU of all processes of `npm start`, until the first page is answered. */
async function coldStart(folder: string): Promise<number> {
  const clear = () => {
    for (const name of Object.values(folders)) rmSync(join(folder, name), { recursive: true, force: true });
  };
  clear();
  const port = await freePort();
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, ...folders, HOST: "127.0.0.1", PORT: String(port) };
  const site = endWithUs(spawn("npm", ["start"], { cwd: folder, env, detached: true, stdio: "ignore" }));
  const { pid = 0 } = site;
  const ended = new Promise((resolve) => site.once("exit", resolve));
  while (!(await isAnswered(port))) {
    if (site.exitCode !== null) throw new Error(`npm start in ${folder} ended with ${site.exitCode}`);
    await wait(100);
  }
  const seconds = cpuOfSession(pid);
  process.kill(-pid, "SIGTERM");
  await ended;
  clear();
  return seconds;
}

async function isAnswered(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status === 200;
}

/** CPU time of a process that was spawned as detached, and of all that it has started, ended or not. Linux only. */
function cpuOfSession(leader: number): number {
  const ticks = readdirSync("/proc").map((name) => {
    if (!/^\d+$/.test(name)) return 0;
    const fields = statOf(name);
    // User and system time, its own and of the children that it has waited for.
    return Number(fields[3]) === leader ? fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) : 0;
  });
  return ticks.reduce((sum, count) => sum + count, 0) / ticksPerSecond;
}

/** The fields after the program's name; empty if the process has ended meanwhile. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return [];
  }
}
