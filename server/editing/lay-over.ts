import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * A folder that reads like the site with some of its files changed: whatever takes `CONTENT_DIR` (the check, a preview,
 * a build) reads drafts as it reads the site. `drop` takes it away again.
 */
export function layOver(root: string, changed: ReadonlyMap<string, string>): { folder: string; drop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-draft-"));
  for (const name of ["brand", "content"].filter((each) => existsSync(join(root, each))))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "public"), join(folder, "public"));
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
