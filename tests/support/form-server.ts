import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { environmentOf, type Site, startServer, testSite } from "./servers.ts";

interface FormServer {
  /** Set once the tests run. */
  origin: string;
  dataFolder: string;
}

/** A server of a test build with its own store, for a file that sends forms. */
export function startFormServer(more: () => Promise<Record<string, string>>, site: Site = testSite): FormServer {
  const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-forms-"));
  const running: FormServer & { stop: () => void } = { origin: "", dataFolder, stop: () => {} };
  beforeAll(async () => {
    const env = { ...environmentOf(site, dataFolder), ...(await more()) };
    const { server, address } = await startServer(env);
    running.origin = address;
    running.stop = () => void server.kill("SIGTERM");
  });
  afterAll(() => running.stop());
  return running;
}
