import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A picture as it is sent. */
export interface Copy {
  /** As in `image/webp`. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

interface CopiesOptions {
  /** Where copies are kept. Anything in it may be deleted at any time. */
  folder: string;
  /** Above this the copies that were not asked for the longest go. */
  limitBytes: number;
}

/** After clearing, this part of the limit is left, so that not every new copy clears again. */
const leftAfterClearing = 0.8;
/** A copy's file time says when it was last asked for; it is not written more often than this. */
const touchAfterMs = 60_000;

/**
 * Made copies on disk. Nothing about them is remembered but their size in sum, so several servers may share a folder
 * and an operator may empty it while they run.
 */
export function openCopies({ folder, limitBytes }: CopiesOptions) {
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
    read: (key: string) => readCopy(fileOf(key)),
    async write(key: string, copy: Copy): Promise<void> {
      const written = await writeCopy(fileOf(key), copy);
      if (bytesKept !== undefined) bytesKept += written;
      if (bytesKept !== undefined && bytesKept <= limitBytes) return;
      clearing ??= clear().finally(() => {
        clearing = undefined;
      });
      await clearing;
    },
  };
}

/** The copy and the first line that names its type; undefined when there is none or it cannot be read. */
async function readCopy(file: string): Promise<Copy | undefined> {
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

/** Under another name first: nobody ever reads half a copy. */
async function writeCopy(file: string, { type, bytes }: Copy): Promise<number> {
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
