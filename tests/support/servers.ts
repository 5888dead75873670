import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { fixtureSite } from "./fixture-site.ts";
import { endWithUs, runProgram } from "./processes.ts";
import { startSharedBrowser } from "./shared-browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the site under test without a slash at its end: `http://127.0.0.1:1234/studio`. */
    origin: string;
    /** The folder that its server writes to. */
    dataFolder: string;
    /** Where the one browser of all test files listens. */
    browser: string;
  }
}

export interface Site {
  buildFolder: string;
  basePath: string;
  hasFixtures: boolean;
  /** The site's folder, if not the one that operators would build; empty for the project's own. */
  contentFolder?: string;
  /** Where forms of a static export go. */
  formOrigin?: string;
}

/** A made-up name; the browser gets a rule to resolve it. */
export const testFormOrigin = "http://forms.localhost";

/** The tests' site: small and odd, with the test routes, below a base path. */
export const testSite: Site = {
  buildFolder: "build/test",
  basePath: "/studio/",
  hasFixtures: true,
  contentFolder: fixtureSite,
  formOrigin: testFormOrigin,
};
/** The site in `content/` at the root, as its customer has it. */
export const sampleSite: Site = { buildFolder: "build/test-sample", basePath: "/", hasFixtures: false };

/** The site that this run builds and tests: `SITE=sample` chooses the content of the project. */
export const siteUnderTest = process.env.SITE === "sample" ? sampleSite : testSite;

/** Builds the site if it is stale, serves it on a free port, and starts the browser that all files share. */
export default async function startServers(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-test-"));
  const env = environmentOf(siteUnderTest, dataFolder);
  await buildSite(env);
  const [{ server, address }, browser] = await Promise.all([startServer(env), startSharedBrowser()]);
  project.provide("origin", address);
  project.provide("dataFolder", dataFolder);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.kill("SIGTERM");
  };
}

/** Does nothing where a build of the present sources and content is there. */
export function buildSite(env = environmentOf(siteUnderTest, "data")): Promise<void> {
  return runProgram(process.execPath, ["build-steps/build.ts", "--if-stale"], { env });
}

/** An operator's environment: without the test runner's NODE_ENV, so that the server has to choose it. */
export function environmentOf(
  { buildFolder, basePath, hasFixtures, contentFolder, formOrigin = "" }: Site,
  dataFolder: string,
): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return {
    ...env,
    FIXTURES: hasFixtures ? "1" : "",
    PORT: "0",
    HOST: "127.0.0.1",
    BASE_PATH: basePath,
    BUILD_FOLDER: buildFolder,
    ...(contentFolder !== undefined && { CONTENT_DIR: contentFolder }),
    FORM_ORIGIN: formOrigin,
    DATA_DIR: dataFolder,
    // Loading takes a third less with it.
    NODE_COMPILE_CACHE: "node_modules/.cache/compiled",
    // All tests come from one address; tests of the limit set their own.
    RATE_LIMIT: "off",
    PAGE_LIMIT: "off",
  };
}

/** The variables that `npm run serve` sets for the server, and the options that it gives to Node. */
export function settingsOfServe(): { variables: NodeJS.ProcessEnv; options: string[] } {
  const { scripts }: { scripts: { serve: string } } = JSON.parse(readFileSync("package.json", "utf8"));
  const words = scripts.serve.split(" ");
  const variables = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split("="));
  return { variables: Object.fromEntries(variables), options: words.filter((word) => word.startsWith("--")) };
}

interface Circumstances {
  /** Shell commands to run first, such as `ulimit -f 100`. */
  before?: string;
  /** The user to run it as, if not the tests' own. */
  uid?: number | undefined;
  /** The project's folder, if not this one. */
  folder?: string;
  /** The server's command-line arguments. */
  words?: readonly string[];
  /** Node's own; not with `before`. */
  options?: readonly string[];
}

/** Starts a server and waits until it listens; `address` is that of its site, without a slash at the end. */
export function startServer(
  env: NodeJS.ProcessEnv,
  { before, uid, folder, words: further = [], options = [] }: Circumstances = {},
): Promise<{ server: ChildProcess; address: string; output: () => string }> {
  const [command = "", ...words] = before
    ? ["sh", "-c", `${before}; exec "$0" server/main.ts`, process.execPath]
    : [process.execPath, ...options, "server/main.ts", ...further];
  const who = uid === undefined ? {} : { uid, gid: uid };
  const where = { cwd: folder, detached: true };
  const server = endWithUs(spawn(command, words, { env, ...where, ...who, stdio: ["ignore", "pipe", "pipe"] }));
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const host = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (host) resolve({ server, address: host + (env.BASE_PATH ?? "").replace(/\/$/, ""), output: () => output });
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}
