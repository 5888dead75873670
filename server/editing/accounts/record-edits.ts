import type { Kysely } from "kysely";
import { ownValue } from "#shared/own-value.ts";
import { timeOf } from "../../database/database-time.ts";
import type { Tables } from "../../database/tables.ts";
import { isReading } from "../../http/is-reading.ts";
import type { EditingGuard } from "../at-work.ts";
import { recordAct } from "./audit.ts";

/** What the log calls each write that was carried out; checks while somebody writes are none. */
const acts: Readonly<Record<string, string>> = {
  save: "changed",
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
  discard: "discarded the draft",
  previews: "made a preview link",
  "previews/end": "ended preview links",
  review: "asked for a review",
  "review/comment": "commented on a draft",
  "review/take": "took over a draft",
};

/** Notes what editors have changed, and where. */
export function recordEdits(database: Kysely<Tables>): EditingGuard {
  return async (c, next) => {
    await next();
    const act = ownValue(acts, c.req.path.replace("/edit/", ""));
    if (!act || isReading(c.req) || !c.res.ok) return;
    const isJson = c.req.header("Content-Type")?.startsWith("application/json");
    const {
      address,
      file,
      of,
      from,
      title,
      isSure = true,
    }: Partial<Record<string, unknown>> = isJson ? await c.req.json() : {};
    // Asked only what stands in the way.
    if (!isSure) return;
    const about = String(address ?? file ?? of ?? from ?? title ?? c.req.query("name") ?? "").slice(0, 200);
    await recordAct(database, { act, editor: c.var.editor.id, about, now: timeOf(database) });
  };
}
