import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The ending of the files of a kind. */
export function endingOf(folder: string): ".md" | ".yaml" {
  return folder === "blog" ? ".md" : ".yaml";
}

/** The entries of a kind: one file each, whose name without ending is the slug. */
export function entryFiles(root: string, folder: string): { slug: string; file: string }[] {
  const ending = endingOf(folder);
  return readdirSync(join(root, "content", folder))
    .filter((name) => name.endsWith(ending) && !isTolerated(name))
    .sort()
    .map((name) => ({ slug: name.slice(0, -ending.length), file: `content/${folder}/${name}` }));
}

/** What systems and editors leave beside the files that people write: nobody means it to be published. */
export function isTolerated(name: string): boolean {
  return /^(\.|~\$|#.*#$|Thumbs\.db$|desktop\.ini$|Icon\r$|__MACOSX$)|(~|\.(bak|orig|sw[a-p]|tmp))$/i.test(name);
}

/**
 * The text of a file as every editor and system may save it: without a byte order mark, each line ended by a line feed.
 * @throws RangeError for bytes that are no UTF-8
 */
export function readText(root: string, file: string): string {
  const bytes = readFileSync(join(root, file));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    throw new RangeError("is not saved as UTF-8; save it again with this encoding");
  }
}

/** The same for what is looked up ahead of the check, which names what is wrong: empty for what is missing. */
export function readTextLoosely(root: string, file: string): string {
  try {
    return readText(root, file);
  } catch {
    return "";
  }
}
