import type { Kysely } from "kysely";
import { type EditorRow, tablesOfEditors } from "./editor-tables.ts";
import type { Tables } from "./tables.ts";

/**
 * Ends an account and removes what is its own: credentials, draft, pictures, comments, and the name in past publications,
 * so that no row remains that only the account could lead to. The log keeps its acts under the account's number.
 */
export async function removeEditor(
  database: Kysely<Tables>,
  { id, email }: Pick<EditorRow, "id" | "email">,
): Promise<void> {
  await database.deleteFrom("editor_ticket").where("email", "=", email).execute();
  for (const table of tablesOfEditors) await database.deleteFrom(table).where("editor", "=", id).execute();
  for (const column of ["draft", "author"] as const)
    await database.deleteFrom("editor_comment").where(column, "=", id).execute();
  await database.deleteFrom("publication").where("editor", "=", id).where("state", "=", "waiting").execute();
  const nameless = { author_name: "", author_email: "" };
  await database.updateTable("publication").set(nameless).where("editor", "=", id).execute();
  await database.deleteFrom("editor").where("id", "=", id).execute();
}
