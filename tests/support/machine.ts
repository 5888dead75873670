import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { onTestFinished } from "vitest";
import { openStore } from "../../server/database/store.ts";
import type { Tables } from "../../server/database/tables.ts";
import { openSiteFolder, type SiteFolder } from "../../server/editing/edited-site.ts";
import type { MakeRelease } from "../../server/editing/publishing/make-release.ts";
import { openPublisher } from "../../server/editing/publishing/publisher.ts";
import { type Release, releaseFile } from "../../server/release/release.ts";

interface Circumstances {
  remote?: string;
  /** Of its own without one. */
  database?: Kysely<Tables>;
  /** With what has been read of it. */
  folder?: SiteFolder;
  makeRelease?: MakeRelease;
  /** The release that the machine shows. */
  release?: string;
  swap?: () => Promise<void>;
  buildFolder?: string;
  /** The time that all machines share. */
  now?: () => number;
  /** What has passed on this machine, in ms. */
  elapsed?: () => number;
}

const buildEnvironment = { basePath: "/", preview: false, fixtures: false };

/** A machine that edits and publishes a folder, with builds that hold nothing but their name. */
export async function openMachine(root: string, { remote, now, elapsed, ...own }: Circumstances = {}) {
  const database = own.database ?? (await openDatabase());
  const buildFolder = own.buildFolder ?? mkdtempSync(join(tmpdir(), "studio-site-builds-"));
  const folder = own.folder ?? openSiteFolder(root);
  const releases: string[] = [];
  const swaps: string[] = [];
  const makeRelease: MakeRelease = async (order) => {
    await own.makeRelease?.(order);
    releases.push(order.id);
    emptyRelease(buildFolder, order.id);
  };
  const publisher = openPublisher({
    ...{ folder, database, buildFolder, release: own.release ?? "0", remote, makeRelease, now, elapsed },
    swap: async () => {
      swaps.push(releases.at(-1) ?? "shared");
      await own.swap?.();
    },
  });
  onTestFinished(() => publisher.stop());
  const latest = () => publisher.journal.latest();
  return {
    ...{ root, folder, database, buildFolder, publisher, releases, swaps, latest },
    workspace: await publisher.workspaces.of(""),
    /** Publishes the draft of the machine's editor, in Ada's name, to the end. */
    async publish(title: string) {
      const author = { name: "Ada", email: "editor-1@studio.example" };
      const isBegun = await publisher.publish({ editor: "", title, author });
      await publisher.look();
      return isBegun ? await latest() : undefined;
    },
  };
}

async function openDatabase(): Promise<Kysely<Tables>> {
  const { database } = await openStore({ dataFolder: mkdtempSync(join(tmpdir(), "studio-site-desk-")) });
  onTestFinished(() => database.destroy());
  return database;
}

function emptyRelease(buildFolder: string, id: string): void {
  const folder = join(buildFolder, "releases", id);
  mkdirSync(folder, { recursive: true });
  const release: Release = {
    ...{ id, timestamp: 1, fingerprint: "", code: "", buildEnvironment, pages: {}, weights: [], nextDue: null },
  };
  writeFileSync(join(folder, releaseFile), JSON.stringify(release));
}
