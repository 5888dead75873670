import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Longer than a sender may pause (`receive-form.ts`), so that no upload under way is this old. */
const abandonedMs = 40_000;
/** A folder gets its row in the database within a moment. */
const orphanedMs = 3_600_000;

/** Where files of enquiries are: `incoming` while they arrive, `kept` with their enquiry; a folder for each form. */
export interface FileFolder {
  /** Makes a folder for a form that is arriving. */
  begin: () => Promise<string>;
  /** The place of a file: its name is its number, never what a visitor called it. */
  placeOf: (state: "incoming" | "kept", folder: string, position: number) => string;
  /** Keeps what has arrived; fails if it is no longer there. */
  keep: (folder: string) => Promise<void>;
  /** Removes what has arrived and is not kept. */
  discard: (folder: string) => Promise<void>;
  /** Removes kept folders. */
  remove: (folders: readonly string[]) => Promise<void>;
  /** Removes what senders who are gone have left. */
  sweep: () => Promise<void>;
  /** Removes kept folders that no enquiry has: the process ended at the wrong moment. */
  removeOrphans: (isKnown: (folders: readonly string[]) => Promise<ReadonlySet<string>>) => Promise<void>;
}

/** Opens the folder, which several instances may share; it is made with the first file. */
export function openFileFolder(root: string, now: () => number = Date.now): FileFolder {
  const within = (state: "incoming" | "kept", folder = "") => join(root, state, folder);
  const removeFrom = (state: "incoming" | "kept", folder: string) =>
    rm(within(state, folder), { recursive: true, force: true });
  return {
    async begin() {
      const folder = randomUUID();
      await mkdir(within("incoming", folder), { recursive: true, mode: 0o700 });
      return folder;
    },
    placeOf: (state, folder, position) => join(within(state, folder), String(position)),
    async keep(folder) {
      await mkdir(within("kept"), { recursive: true, mode: 0o700 });
      await rename(within("incoming", folder), within("kept", folder));
    },
    discard: (folder) => removeFrom("incoming", folder),
    async remove(folders) {
      for (const folder of folders) await removeFrom("kept", folder);
    },
    async sweep() {
      for (const folder of await foldersOlderThan(within("incoming"), now() - abandonedMs))
        await removeFrom("incoming", folder);
    },
    async removeOrphans(isKnown) {
      const old = await foldersOlderThan(within("kept"), now() - orphanedMs);
      const known = await isKnown(old);
      for (const folder of old) if (!known.has(folder)) await removeFrom("kept", folder);
    },
  };
}

/** Folders in which nothing was written since. */
async function foldersOlderThan(parent: string, time: number): Promise<string[]> {
  const old: string[] = [];
  for (const folder of await namesIn(parent)) {
    const files = await namesIn(join(parent, folder));
    const times = await Promise.all(["", ...files].map((file) => changedAt(join(parent, folder, file))));
    if (Math.max(...times) < time) old.push(folder);
  }
  return old;
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => []);
}

/** What is gone meanwhile is not our concern. */
async function changedAt(path: string): Promise<number> {
  return await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
}
