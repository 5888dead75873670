import { chmodSync, cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fixtureSite } from "./fixture-site.ts";

const software = [
  "app",
  "build-steps",
  "cli",
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

/** What a checkout has that belongs to this machine. */
const left = ["node_modules", "build", "data", "shots", ".git", ".cache", ".react-router"];

/** A copy of all that the project has, in a folder of its own. */
export function wholeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-whole-"));
  // Its own tests start a web server and a site as other users, who read files there.
  chmodSync(folder, 0o755);
  const root = join(folder, "project");
  cpSync(process.cwd(), root, {
    recursive: true,
    filter: (source) => source === process.cwd() || !left.includes(basename(source)),
  });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  return root;
}
