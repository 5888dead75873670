import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { LinkedFile, Upload } from "#shared/receiving.ts";
import type { FileRow, Tables } from "../database/tables.ts";
import { fileLink } from "./file-link.ts";

/** Records the files of an enquiry. */
export async function recordFiles(transaction: Transaction<Tables>, rows: readonly FileRow[]): Promise<void> {
  if (rows.length > 0) await transaction.insertInto("enquiry_file").values(rows).execute();
}

/** A row for each file of an upload. */
export function fileRows(
  { folder, files }: Upload,
  about: Pick<FileRow, "reference" | "sender" | "received_at">,
): FileRow[] {
  return files.map(({ name, type, bytes }, position) => ({
    ...{ id: randomBytes(16).toString("base64url"), ...about, folder, position, name, type, bytes },
  }));
}

/** The files of an enquiry, in the order in which they came. */
export async function filesOf(database: Kysely<Tables>, reference: string): Promise<FileRow[]> {
  return await database
    .selectFrom("enquiry_file")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("position")
    .execute();
}

/** As staff get a file: with an address at which they can fetch it for seven days. */
export function linkedFile(
  { id, name, type, bytes }: FileRow,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: number },
): LinkedFile {
  return { name, type, bytes, url: siteUrl + fileLink(id, secret, now) };
}

/** Forgets the files of enquiries that are gone; returns their folders, for the caller to remove after the commit. */
export async function forgetFiles(transaction: Transaction<Tables>): Promise<string[]> {
  const gone = await transaction
    .deleteFrom("enquiry_file")
    .where("reference", "not in", (query) => query.selectFrom("enquiry").select("reference"))
    .returning("folder")
    .execute();
  return [...new Set(gone.map(({ folder }) => folder))];
}

/** Forgets which network sent files, once it no longer counts for the quota. */
export async function forgetSenders(transaction: Transaction<Tables>, before: string): Promise<void> {
  await transaction.updateTable("enquiry_file").set({ sender: "" }).where("received_at", "<", before).execute();
}

/** Which of these folders an enquiry has. */
export async function knownFolders(database: Kysely<Tables>, folders: readonly string[]): Promise<ReadonlySet<string>> {
  if (folders.length === 0) return new Set();
  const rows = await database.selectFrom("enquiry_file").select("folder").where("folder", "in", folders).execute();
  return new Set(rows.map(({ folder }) => folder));
}
