import type { Context } from "hono";
import type { Kysely } from "kysely";
import { ownValue } from "#shared/own-value.ts";
import { timeOf } from "../../database/database-time.ts";
import type { Tables } from "../../database/tables.ts";
import { isReading } from "../../http/is-reading.ts";
import type { EditingEnv, EditingGuard } from "../at-work.ts";
import { noteAct } from "./audit.ts";

/** What the log calls each write that was carried out; one that has no name here is noted by its address. */
export const acts: Readonly<Record<string, string>> = {
  save: "changed",
  text: "changed a text",
  arrange: "changed a list",
  new: "added",
  rename: "renamed",
  delete: "deleted",
  pictures: "added a picture",
  "replace-picture": "replaced a picture",
  focus: "chose what stays in view",
  restore: "restored",
  undo: "undid",
  publish: "published",
  "schedule/end": "took a date back",
  release: "dropped a refused value",
  discard: "discarded the draft",
  previews: "made a preview link",
  "previews/end": "ended preview links",
  review: "asked for a review",
  "review/comment": "commented on a draft",
  "review/take": "took over a draft",
};

/** What a write may be about, by the names that requests have for it. */
const subjects = ["address", "file", "of", "from", "title"];

/** Notes what editors have changed, and where: every write, unless its route says that it changed nothing. */
export function recordEdits(database: Kysely<Tables>): EditingGuard {
  return async (c, next) => {
    await next();
    if (isReading(c.req)) return;
    const path = c.req.path.replace("/edit/", "");
    const act = c.var.act === undefined && c.res.ok ? (ownValue(acts, path) ?? `wrote by ${path}`) : c.var.act;
    if (!act) return;
    await noteAct(database, { act, editor: c.var.editor.id, about: await subjectOf(c), now: timeOf(database) });
  };
}

/** Reads the body that the route has read already; a body that is not a record gives an empty subject. */
async function subjectOf({ req }: Context<EditingEnv>): Promise<string> {
  const name = req.query("name");
  if (name !== undefined) return name;
  const body: unknown = await req.json().catch(() => undefined);
  if (typeof body !== "object" || body === null) return "";
  const record = body as Readonly<Record<string, unknown>>;
  const found = subjects.map((key) => ownValue(record, key)).find((value) => typeof value === "string");
  return typeof found === "string" ? found : "";
}
