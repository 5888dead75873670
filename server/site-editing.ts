import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { Store } from "./database/store.ts";
import type { EditingEnv } from "./editing/at-work.ts";
import { keepNote } from "./enquiries/staff-note.ts";
import { type Env, readBuildEnvironment } from "./env.ts";
import { plainResponse } from "./http/plain-response.ts";
import type { Release } from "./release/release.ts";
import type { SharedPort } from "./release/shared-port.ts";
import { originOf, siteOf, type siteParts } from "./site.ts";

interface ServedEditing {
  env: Env;
  build: ServerBuild;
  store: Store;
  held: SharedPort;
  release: Release;
  buildFolder: string;
  /** Where the editor's script and sheets are. */
  editorFolder: string;
  parts: ReturnType<typeof siteParts>;
}

/** What answers where the site is edited while the database is away. */
export function editingAway(): Hono<EditingEnv> {
  const text = "The database does not answer, and drafts are stored in it. Try again in a minute.";
  return new Hono<EditingEnv>().all("*", () => plainResponse(503, text, { "Retry-After": "60" }));
}

/**
 * Editing for people with an account, or on this machine for oneself; visitors' servers never need it. Its modules are
 * loaded before requests are listened for, because the listener puts a `Response` of its own in place of Node's, with
 * which the reader of content cannot be loaded.
 */
export async function loadEditing(isForOneself: boolean) {
  const { openSiteFolder } = await import("./editing/edited-site.ts");
  const { openPublisher } = await import("./editing/publishing/publisher.ts");
  const { openLocalEditing } = await import("./editing/local-editing.ts");
  const { openServerEditing } = await import("./editing/server-editing.ts");
  return ({ env, build, store, held, release, buildFolder, editorFolder, parts }: ServedEditing) => {
    const { contentFolder, ...buildEnvironment } = readBuildEnvironment(process.env);
    const { database } = store;
    const folder = openSiteFolder(contentFolder);
    const publisher = openPublisher({
      ...{ folder, database, buildFolder, release: release.id },
      remote: env.CONTENT_REMOTE,
      swap: held.next,
    });
    const edited = { ...parts, ...store, editorFolder, folder, publisher };
    if (isForOneself) return { publisher, ...openLocalEditing({ ...edited, held }) };
    const siteOrigin = originOf(build, buildEnvironment);
    const routes = openServerEditing({
      ...{ ...edited, siteOrigin, siteName: siteOf(build).site.brand },
      tell: (note) => keepNote(database, note),
    });
    return { publisher, routes, startPath: undefined };
  };
}
