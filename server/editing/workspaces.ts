import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { openDraftPictures } from "./drafts/draft-pictures.ts";
import { type Drafts, openDrafts } from "./drafts/drafts.ts";
import type { EditedSite, SiteFolder } from "./edited-site.ts";
import { createWriter, type Writer } from "./write-changes.ts";

/** One editor's view: the site with their draft, and the means to change it. */
export interface Workspace {
  site: EditedSite;
  writer: Writer;
  drafts: Drafts;
}

/** How far an editor has come. */
export interface Standing {
  /** How many changes can be taken back. */
  undo: number;
  /** How many files the draft changes, its pictures among them. */
  changed: number;
  /** The addresses of refused values, which block publishing. */
  held: readonly string[];
}

export type Workspaces = ReturnType<typeof openWorkspaces>;

/** Each editor's view of one folder; drafts stay private until they are published. */
export function openWorkspaces(folder: SiteFolder, database: Kysely<Tables>) {
  const workspaces = new Map<string, Workspace>();
  const pictures = openDraftPictures(database);
  const parts = { database, root: folder.root, pictures };
  return {
    pictures,
    /** With the draft as the database has it, which another instance may have changed. */
    async of(editor: string): Promise<Workspace> {
      const workspace = workspaces.get(editor) ?? newWorkspace(folder, openDrafts(parts, editor));
      workspaces.set(editor, workspace);
      workspace.site.lay(await workspace.drafts.read());
      return workspace;
    },
  };
}

function newWorkspace(folder: SiteFolder, drafts: Drafts): Workspace {
  const site = folder.withDraft();
  return { site, drafts, writer: createWriter(site, drafts) };
}

export async function standingOf({ writer, drafts }: Workspace): Promise<Standing> {
  const { files, pictures, held, stuck } = await drafts.read();
  return {
    undo: writer.count(),
    changed: files.size + pictures.size,
    held: [...held.map(({ address }) => address), ...stuck],
  };
}
