import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { readCommand } from "../cli/command-line.ts";

const logFile = "docs/stability.md";
const usage = `node tools/stability.ts [--runs <n>] [--busy <n>]

Runs npm test again and again, each time without the last build, and adds a row a run to ${logFile}: commit, minutes,
result and busy processes beside it. Ends with the first run that fails.

  --runs <n>  how many; 6 without it
  --busy <n>  processes that keep a core busy meanwhile; none without it`;
const { values } = readCommand(usage, {
  runs: { type: "string", default: "6" },
  busy: { type: "string", default: "0" },
});

if (!existsSync(logFile))
  writeFileSync(
    logFile,
    "# Whole runs in a row\n\n| Day and time | Commit | Busy processes | Minutes | Result |\n|---|---|---|---|---|\n",
  );
const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
const busy = Array.from({ length: Number(values.busy) }, () =>
  spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" }),
);
try {
  for (let run = 1; run <= Number(values.runs); run++) {
    const commit =
      git("rev-parse", "--short", "HEAD") +
      (git("status", "--porcelain", "--", ".", `:!${logFile}`) ? " and changes" : "");
    const startedAt = new Date();
    const result = await runOnce();
    const minutes = ((Date.now() - startedAt.getTime()) / 60_000).toFixed(1);
    const day = startedAt.toISOString().slice(0, 16).replace("T", " ");
    const row = `| ${day} | ${commit} | ${busy.length} of ${availableParallelism()} cores | ${minutes} | ${result} |`;
    appendFileSync(logFile, `${row}\n`);
    console.log(row);
    if (!result.endsWith(" 0 failed")) {
      process.exitCode = 1;
      break;
    }
  }
} finally {
  for (const process of busy) process.kill("SIGKILL");
}

/** The last line of the run, which counts its tests. */
function runOnce(): Promise<string> {
  rmSync("build/test", { recursive: true, force: true });
  const child = spawn("npm", ["test"], { stdio: ["ignore", "pipe", "inherit"] });
  let last = "";
  child.stdout.on("data", (chunk: Buffer) => {
    process.stdout.write(chunk);
    last = /\d+ passed, \d+ failed/.exec(chunk.toString())?.[0] ?? last;
  });
  return new Promise((resolve) => child.on("close", () => resolve(last || "no result")));
}
