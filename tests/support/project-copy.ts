import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixtureSite } from "./fixture-site.ts";

const software = [
  "app",
  "build-steps",
  "model",
  "server",
  "shared",
  "starter",
  "package.json",
  "package-lock.json",
].concat(...["react-router.config.ts", "tsconfig.json", "vite.config.ts"]);

/** A copy of the software with the fixture site in its own place, so that a test may break its content. */
export function projectCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "studio-site-project-"));
  for (const name of software) cpSync(name, join(root, name), { recursive: true });
  for (const name of ["brand", "content"]) cpSync(join(fixtureSite, name), join(root, name), { recursive: true });
  symlinkSync(join(fixtureSite, "public"), join(root, "public"));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  return root;
}
