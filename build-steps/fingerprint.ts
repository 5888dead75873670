import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** The inputs of a build, besides the environment. */
export const inputs = [
  "app",
  "build-steps",
  "cli",
  "editor",
  "model",
  "shared",
  "starter",
  "server/env.ts",
  "server/crawlers",
  "server/release/release.ts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
/** The inputs in the folder of the site's own content. */
const contentInputs = ["brand", "content", "public"];
/** Tests, and the code of exports of a finished build. */
const noInput = /\.test\.tsx?$|build-steps\/(edit|export|named-pictures|static-[a-z]+)\.ts$/;

/** `fingerprint` changes whenever the build output would, `code` only where more than the content is another. */
export function fingerprintsOf(
  root: string,
  contentFolder: string,
  buildEnvironment: object,
): { fingerprint: string; code: string } {
  const software = [{ folder: root, names: inputs }];
  return {
    fingerprint: hashOf(buildEnvironment, [...software, { folder: contentFolder, names: contentInputs }]),
    code: hashOf(buildEnvironment, software).slice(0, 12),
  };
}

function hashOf(buildEnvironment: object, sources: readonly { folder: string; names: readonly string[] }[]): string {
  const hash = createHash("sha256").update(JSON.stringify(buildEnvironment));
  for (const { folder, names } of sources) {
    const files = names.flatMap((name) => filesBelow(join(folder, name))).filter((file) => !noInput.test(file));
    for (const file of files.sort()) {
      hash.update(relative(folder, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}
