import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { fixtureSite } from "./fixture-site.ts";
import { endWithUs, runProgram } from "./processes.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the fixture site with the test routes, at the root. */
    origin: string;
    /** Origin of the fixture site below /studio/, without test routes, as operators run it. */
    studio: string;
    /** Origin of the site that stands in `content/`, whatever it says; tests of it read what there is. */
    content: string;
    /** The folder that the servers write to. */
    dataFolder: string;
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

/** A made-up name; the browser is told how to resolve it. */
export const testFormOrigin = "http://forms.localhost";

export const rootSite: Site = {
  buildFolder: "build/test",
  basePath: "/",
  hasFixtures: true,
  contentFolder: fixtureSite,
};
export const studioSite: Site = {
  buildFolder: "build/test-studio",
  basePath: "/studio/",
  hasFixtures: false,
  contentFolder: fixtureSite,
  formOrigin: testFormOrigin,
};
export const contentSite: Site = { buildFolder: "build/test-content", basePath: "/", hasFixtures: false };

/** Builds the three sites, which takes most of one core each, and serves each on a free port. */
export default async function startServers(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-test-"));
  const running: ChildProcess[] = [];
  const stop = () => {
    for (const server of running) server.kill("SIGTERM");
  };
  const environments = [rootSite, studioSite, contentSite].map((site) => environmentOf(site, dataFolder));
  await Promise.all(
    environments.map((env) => runProgram(process.execPath, ["build-steps/build.ts", "--if-stale"], { env })),
  );
  const addresses: string[] = [];
  for (const env of environments) {
    const { server, address } = await startServer(env).catch((error: Error) => {
      stop();
      throw error;
    });
    running.push(server);
    addresses.push(address);
  }
  project.provide("origin", addresses[0] ?? "");
  project.provide("studio", addresses[1] ?? "");
  project.provide("content", addresses[2] ?? "");
  project.provide("dataFolder", dataFolder);
  return stop;
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

/** Starts a server and waits for the address that it prints. */
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
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve({ server, address: address.replace("localhost", "127.0.0.1"), output: () => output });
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}
