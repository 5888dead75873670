import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const copied = ["app", "brand", "build-steps", "content", "model", "server", "shared", "starter"].concat(
  ...["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"],
);

/** A copy of what the development server runs and watches, so that a test may break its content. */
export function projectCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "studio-site-project-"));
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  for (const name of ["node_modules", "public"]) symlinkSync(join(process.cwd(), name), join(root, name));
  return root;
}
