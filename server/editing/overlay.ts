import { existsSync, mkdirSync, mkdtempSync, readdirSync, rm, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { DraftPictureFiles } from "./drafts/draft-pictures.ts";

/**
 * A folder that reads like the site with some of its files changed, or gone where the text is null, and with pictures
 * from elsewhere: everything that takes `CONTENT_DIR` (the check, a preview, a build) reads drafts as it reads the site.
 * Unchanged files are links, so making one is cheap. `drop` takes it away again.
 */
export function overlayFiles(
  root: string,
  changed: ReadonlyMap<string, string | null>,
  pictures: DraftPictureFiles = new Map(),
): { folder: string; drop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-draft-"));
  linkAll(root, folder, "", [...changed.keys(), ...pictures.keys()]);
  for (const [file, text] of changed) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const [file, copy] of pictures) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    symlinkSync(copy, join(folder, file));
  }
  return { folder, drop: () => void rm(folder, { recursive: true, force: true }, () => {}) };
}

const parts = ["brand", "content", "public"];

/** Links the contents of a folder, except for the changed files and the folders around them. */
function linkAll(root: string, folder: string, within: string, changed: readonly string[]): void {
  const names = within === "" ? parts.filter((name) => existsSync(join(root, name))) : readdirSync(join(root, within));
  for (const name of names) {
    const path = within === "" ? name : `${within}/${name}`;
    if (changed.includes(path)) continue;
    if (changed.some((file) => file.startsWith(`${path}/`))) {
      mkdirSync(join(folder, path));
      linkAll(root, folder, path, changed);
    } else symlinkSync(join(root, path), join(folder, path));
  }
}
