import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A picture as it is sent. */
export interface Rendition {
  /** As in `image/webp`. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

interface RenditionsOptions {
  /** Where renditions are stored. Anything in it may be deleted at any time. */
  folder: string;
  /** Above this, the least recently used renditions are deleted. */
  limitBytes: number;
}

/** Share of the limit that clearing leaves, so that not every new rendition triggers another. */
const leftAfterClearing = 0.8;
/** A rendition's mtime is its last use; it is updated no more often than this. */
const touchAfterMs = 60_000;

/**
 * Renditions on disk. Only their total size is kept in memory, so several servers may share a folder and an operator may
 * empty it while they run.
 */
export function openRenditions({ folder, limitBytes }: RenditionsOptions) {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key);
  let bytesKept: number | undefined;
  let clearing: Promise<void> | undefined;

  async function clear(): Promise<void> {
    const files = await listOldestFirst(folder);
    bytesKept = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (bytesKept <= limitBytes) return;
    for (const { file, bytes } of files) {
      if (bytesKept <= limitBytes * leftAfterClearing) return;
      await rm(file, { force: true });
      bytesKept -= bytes;
    }
  }

  return {
    read: (key: string) => readRendition(fileOf(key)),
    async write(key: string, rendition: Rendition): Promise<void> {
      const written = await writeRendition(fileOf(key), rendition);
      if (bytesKept !== undefined) bytesKept += written;
      if (bytesKept !== undefined && bytesKept <= limitBytes) return;
      clearing ??= clear().finally(() => {
        clearing = undefined;
      });
      await clearing;
    },
  };
}

/** The rendition with its first line, which names the type; undefined when it is missing or unreadable. */
async function readRendition(file: string): Promise<Rendition | undefined> {
  try {
    await using handle = await open(file);
    const { mtimeMs } = await handle.stat();
    const stored = await handle.readFile();
    const now = new Date();
    if (now.getTime() - mtimeMs > touchAfterMs) await utimes(file, now, now).catch(() => undefined);
    const line = stored.indexOf(0x0a);
    return line > 0 ? { type: stored.toString("latin1", 0, line), bytes: stored.subarray(line + 1) } : undefined;
  } catch {
    return undefined;
  }
}

/** Written under another name first, so that nobody reads half a rendition. */
async function writeRendition(file: string, { type, bytes }: Rendition): Promise<number> {
  const content = Buffer.concat([Buffer.from(`${type}\n`), bytes]);
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return content.length;
}

async function listOldestFirst(folder: string): Promise<{ file: string; bytes: number; usedAt: number }[]> {
  const names = await readdir(folder, { recursive: true });
  const found = [];
  for (const file of names.map((name) => join(folder, name))) {
    const about = await stat(file).catch(() => undefined);
    if (about?.isFile()) found.push({ file, bytes: about.size, usedAt: about.mtimeMs });
  }
  return found.sort((a, b) => a.usedAt - b.usedAt);
}
