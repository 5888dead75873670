import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { rawOfBytes, textOfRaw } from "./source-text.server.ts";

/** The file extension of a kind. */
export function endingOf(folder: string): ".md" | ".yaml" {
  return folder === "blog" ? ".md" : ".yaml";
}

/** The entries of a kind: one file each; the slug is its name without extension. */
export function entryFiles(root: string, folder: string): { slug: string; file: string }[] {
  const ending = endingOf(folder);
  return namesIn(join(root, "content", folder))
    .filter((name) => name.endsWith(ending) && !isTolerated(name))
    .sort()
    .map((name) => ({ slug: name.slice(0, -ending.length), file: `content/${folder}/${name}` }));
}

/** What a folder contains; nothing if it is missing, as that of a kind without entries may be. */
export function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Files that systems and editors leave behind; nobody means to publish them. */
export function isTolerated(name: string): boolean {
  return /^(\.|~\$|#.*#$|Thumbs\.db$|desktop\.ini$|Icon\r$|__MACOSX$)|(~|\.(bak|orig|sw[a-p]|tmp))$/i.test(name);
}

/**
 * A file's text, normalised: no byte order mark, and line feeds only.
 * @throws RangeError if the bytes are not UTF-8, or too many
 */
export function readText(root: string, file: string): string {
  const path = join(root, file);
  const { dev, ino, mtimeMs, size } = statSync(path);
  // By any path to a file: a draft of the site links to unchanged files.
  const name = `${dev} ${ino}`;
  const version = `${mtimeMs} ${size}`;
  const known = texts.get(name);
  if (known?.version === version) return known.text;
  const text = textOfRaw(rawOfBytes(readFileSync(path)));
  texts.set(name, { version, text });
  return text;
}

/** By length: each key press of an editor makes another version of a file. */
const texts = new LRUCache<string, { version: string; text: string }>({
  maxSize: 8_000_000,
  sizeCalculation: ({ text }) => text.length + 1,
});

/** The same for look-ups before validation, which reports problems itself: empty if missing. */
export function readTextLoosely(root: string, file: string): string {
  try {
    return readText(root, file);
  } catch {
    return "";
  }
}
