import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childrenOf, runProgram } from "../tests/support/processes.ts";
import { environmentOf, sampleSite, settingsOfServe, startServer } from "../tests/support/servers.ts";

/** Builds the site if needed; returns the environment of a server with an empty data folder. */
export async function buildSite(site = sampleSite): Promise<NodeJS.ProcessEnv> {
  const env = environmentOf(site, mkdtempSync(join(tmpdir(), "studio-site-bench-")));
  await runProgram(process.execPath, ["build-steps/build.ts", "--if-stale"], { env });
  return env;
}

/** Builds and serves the site on a free port, with the settings of `npm run serve`. */
export async function startSite(site = sampleSite): Promise<{ address: string; pid: number; stop: () => void }> {
  const { variables, options } = settingsOfServe();
  const { server, address } = await startServer({ ...(await buildSite(site)), ...variables }, { options });
  return { address, pid: Number(server.pid), stop: () => server.kill("SIGTERM") };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The unit of /proc/PID/stat. */
export const ticksPerSecond = 100;

/** CPU time that a process has used so far. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/**
 * Resident memory of a server and of the processes that it has started, in MB, now or at its highest. What processes
 * share, such as Node's own code, counts for each of them. Linux only.
 */
export function memoryOf(pid: number, when: "now" | "peak" = "now"): number {
  const field = when === "now" ? "VmRSS" : "VmHWM";
  const kilobytes = [pid, ...childrenOf(pid)].map((each) =>
    Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${each}/status`, "utf8"))?.[1]),
  );
  return kilobytes.reduce((sum, kB) => sum + kB, 0) / 1024;
}
