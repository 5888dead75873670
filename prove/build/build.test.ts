import { spawn, spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rewrite } from "../../tests/support/content-copy.ts";
import { endWithUs } from "../../tests/support/processes.ts";
import { projectCopy } from "../../tests/support/project-copy.ts";
import { environmentOf, testSite } from "../../tests/support/servers.ts";

const person = "content/people/li-wu.yaml";
const mistake = `${person}: name: missing; write first name and surname`;
const ownSite = { ...testSite, buildFolder: "build", contentFolder: "" };

/** A copy of the project in which one person has no name. */
function brokenCopy(): string {
  const root = projectCopy();
  rewrite(join(root, person), (source) => source.replace(/^name:.*\n/m, ""));
  return root;
}

interface Run {
  until?: RegExp;
  env?: NodeJS.ProcessEnv;
}

function run(root: string, script: string, { until, env: own }: Run = {}) {
  const env = { ...environmentOf(ownSite, join(root, "data")), ...own };
  const child = endWithUs(
    spawn(process.execPath, [script], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true }),
  );
  let output = "";
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (until?.test(output)) child.kill("SIGTERM");
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, output })),
  );
}

test("a content mistake ends the build with code 1 and the mistake; without an earlier build start ends too", async () => {
  const root = brokenCopy();
  for (const script of ["build-steps/build.ts", "build-steps/start.ts"]) {
    const { code, output } = await run(root, script);
    expect([script, code]).toEqual([script, 1]);
    expect(output).toContain(mistake);
  }
});

test("with an earlier build, start prints the mistake and serves that build", async () => {
  const root = brokenCopy();
  cpSync("build/test", join(root, "build"), { recursive: true });
  const current = readFileSync("build/test/current", "utf8");
  const { output } = await run(root, "build-steps/start.ts", { until: /http:\/\/[\w.]+:\d+/ });
  expect(output).toContain(mistake);
  expect(output).toContain("serving the last build");
  expect(output).toMatch(/The site is on http:\/\/[\w.]+:\d+/);
  expect(readFileSync(join(root, "build", "current"), "utf8")).toBe(current);
});

test("a build that is to keep the files of a folder that is not there says so and ends", async () => {
  const { code, output } = await run(brokenCopy(), "build-steps/build.ts", { env: { PREVIOUS_ASSETS: "/nowhere" } });
  expect(code).toBe(1);
  expect(output).toContain("PREVIOUS_ASSETS: accepts an existing folder; /nowhere does not exist\n");
});

test("a build is checked without being served: it can be, or the variable that differs is named", () => {
  const check = (basePath: string) => {
    const env = environmentOf({ ...testSite, basePath }, join(tmpdir(), "studio-site-unused"));
    return spawnSync(process.execPath, ["server/main.ts", "--check"], { env, encoding: "utf8" });
  };
  expect(check(testSite.basePath)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^The build \S+ can be served\.\n$/),
  });
  expect(check("/")).toMatchObject({ status: 1, stderr: expect.stringContaining("BASE_PATH") });
});
