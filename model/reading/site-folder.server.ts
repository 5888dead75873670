import { existsSync } from "node:fs";
import { join } from "node:path";

/** Holds the software and, unless `CONTENT_DIR` names another folder, a site. */
export const projectFolder = join(import.meta.dirname, "../..");

/** What a folder lacks to hold a site, such as `content/`. */
export function missingFolders(folder: string): string[] {
  return ["content/", "public/images/"].filter((name) => !existsSync(join(folder, name)));
}

/** A file of words: the site's own, else, below `starter/`, the neutral one that comes with the software. */
export function siteOrStarter(root: string, file: string, project = projectFolder): { root: string; file: string } {
  const starter = `starter/${file}`;
  const isStarters = !existsSync(join(root, file)) && existsSync(join(project, starter));
  return isStarters ? { root: project, file: starter } : { root, file };
}
