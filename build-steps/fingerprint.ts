import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** The inputs of a build, besides the environment. */
const inputs = [
  "app",
  "build-steps",
  "content",
  "model",
  "public",
  "shared",
  "server/env.ts",
  "server/crawlers",
  "server/release/release.ts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
/** Tests, and the code that exports a finished build. */
const noInput = /\.test\.tsx?$|build-steps\/(export|named-pictures|static-[a-z]+)\.ts$/;

/** Changes whenever the build output would. */
export function fingerprintOf(root: string, buildEnvironment: object): string {
  const hash = createHash("sha256").update(JSON.stringify(buildEnvironment));
  const files = inputs.flatMap((input) => filesBelow(join(root, input))).filter((file) => !noInput.test(file));
  for (const file of files.sort()) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}
