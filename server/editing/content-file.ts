import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { siteOrStarter } from "#model/reading/site-folder.server.ts";
import { rawOfBytes, textOfRaw } from "#model/reading/source-text.server.ts";
import { SpliceError } from "./splice-yaml.ts";

const editable = /^(content|brand)\/([a-z0-9][a-z0-9-]*\/)?[a-z0-9][a-z0-9-]*\.(yaml|md)$/;

/** Whether a path is that of a content file, which alone is read or written. */
export const isEditable = (file: string) => editable.test(file);

/** A content file as it is on disk: its text with line feeds, and how its lines really end. */
export interface ContentFile {
  /** `content/pages/pricing.yaml` */
  file: string;
  text: string;
  raw: string;
  /** Whether the site has no such file, so that the starter's is read. */
  isStarters: boolean;
}

/**
 * Reads a file of the site, or the starter's in its place.
 * @throws SpliceError for a path outside the content, a link, or a file that is not there
 */
export function readContentFile(root: string, file: string): ContentFile {
  if (!isEditable(file)) throw new SpliceError("this is not a file of the content");
  const place = siteOrStarter(root, file);
  const path = join(place.root, place.file);
  for (const part of [dirname(path), path])
    if (!existsSync(part) || lstatSync(part).isSymbolicLink()) throw new SpliceError(`${file} no longer exists`);
  const raw = rawAt(path, file);
  return {
    file,
    raw,
    isStarters: place.root !== root || place.file !== file,
    text: textOfRaw(raw),
  };
}

/** A file's bytes, or null if the site has no file of its own. */
export function rawIfAny(root: string, file: string): string | null {
  if (!isEditable(file)) throw new SpliceError("this is not a file of the content");
  return existsSync(join(root, file)) ? readContentFile(root, file).raw : null;
}

function rawAt(path: string, file: string): string {
  try {
    return rawOfBytes(readFileSync(path));
  } catch (error) {
    throw error instanceof RangeError ? new SpliceError(`${file} ${error.message}`) : error;
  }
}

/** The bytes of a file whose text was changed: its mark and its way of ending lines stay, also where it mixes them. */
export function rawOf({ raw, text }: Pick<ContentFile, "raw" | "text">, changed: string): string {
  const same = commonStart(text, changed);
  const tail = commonEnd(text.slice(same), changed.slice(same));
  const ending = raw.includes("\r\n") ? "\r\n" : "\n";
  const offsets = rawOffsets(raw);
  const middle = changed.slice(same, changed.length - tail).replaceAll("\n", ending);
  return raw.slice(0, offsets(same)) + middle + raw.slice(offsets(text.length - tail));
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

function commonEnd(a: string, b: string): number {
  let count = 0;
  while (count < a.length && count < b.length && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return count;
}

/** Offsets of the normalised text in the raw one. */
function rawOffsets(raw: string): (offset: number) => number {
  const start = raw.startsWith("\ufeff") ? 1 : 0;
  const returns = [...raw.matchAll(/\r\n/g)].map(({ index }, before) => index - start - before);
  return (offset) => start + offset + returns.filter((at) => at < offset).length;
}

/** Writes beside the file and moves it into place, so that no reader ever sees half of it. */
export function writeWhole(root: string, file: string, raw: string | Uint8Array): void {
  const path = join(root, file);
  const making = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  mkdirSync(dirname(path), { recursive: true });
  const handle = openSync(making, "w");
  try {
    writeFileSync(handle, raw);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(making, path);
}
