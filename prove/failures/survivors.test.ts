import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

interface Marked {
  pid: number;
  command: string;
}

/** Every process on the machine started with this variable, which children inherit. */
function marked(mark: string): Marked[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const pid = Number(name);
      return readPart(pid, "environ").includes(mark) ? [{ pid, command: commandOf(pid) }] : [];
    });
}

/** nginx overwrites its variables with its title; but its guarding shell still has the variable. */
function withGuarded(found: readonly Marked[]): Marked[] {
  const guarded = found.flatMap(({ command }) => /^sh -c read .* (\d+) $/.exec(command)?.[1] ?? []);
  return [...found, ...guarded.map((pid) => ({ pid: Number(pid), command: commandOf(Number(pid)) }))];
}

/** Empty for a process that is gone or unreadable. */
function readPart(pid: number, part: string): string {
  try {
    return readFileSync(`/proc/${pid}/${part}`, "latin1");
  } catch {
    return "";
  }
}

const commandOf = (pid: number) => readPart(pid, "cmdline").replaceAll("\0", " ");

/** Starts a test run that never ends, and waits until everything it starts is there. */
async function startEndlessRun() {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-survivors-"));
  const mark = `READY_FILE=${join(folder, "ready")}`;
  const runner = spawn(process.execPath, ["tests/run.ts", "--config", "tests/support/endless/vitest.config.ts"], {
    env: { ...process.env, READY_FILE: join(folder, "ready") },
    stdio: "ignore",
  });
  onTestFinished(() => void runner.kill("SIGKILL"));
  await expect.poll(() => existsSync(join(folder, "ready"))).toBe(true);
  const started = withGuarded(marked(mark));
  for (const name of ["server/main.ts", "smtp-process", "postgres", "nginx: master", "chrom", "vitest"])
    expect([name, started.some(({ command }) => command.includes(name))]).toEqual([name, true]);
  /** A process that has ended has no command line. */
  const left = () => [...started.filter(({ pid, command }) => commandOf(pid) === command), ...marked(mark)];
  return { runner, started, left };
}

test.skipIf(process.platform !== "linux")("nothing survives a runner that is stopped", async () => {
  const { runner, left } = await startEndlessRun();
  runner.kill("SIGTERM");
  await expect.poll(left).toEqual([]);
});

test.skipIf(process.platform !== "linux")("nothing survives a test whose process is killed", async () => {
  const { started, left } = await startEndlessRun();
  const worker = started.find(({ command }) => /vitest\S*workers\S*forks/.test(command));
  process.kill(worker?.pid ?? 0, "SIGKILL");
  await expect.poll(left).toEqual([]);
});
