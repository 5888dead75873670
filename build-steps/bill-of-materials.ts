import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { childEnvironment } from "../cli/child-environment.ts";

const run = promisify(execFile);
const words = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"];
const largest = 16 * 1024 * 1024;

/**
 * Writes what a release is made of, as CycloneDX, beside its files and not among those that visitors get. A machine without
 * npm, or without the packages, still makes releases.
 */
export async function writeBillOfMaterials(root: string, folder: string): Promise<void> {
  const env = childEnvironment(() => false, { npm_config_loglevel: "error" });
  try {
    const { stdout } = await run("npm", words, { cwd: root, env, maxBuffer: largest, timeout: 60_000 });
    writeFileSync(join(folder, "sbom.json"), stdout);
  } catch (error) {
    console.warn(`The release has no sbom.json: npm sbom failed (${(error as { code?: unknown }).code ?? "unknown"}).`);
  }
}
