import type { Hono } from "hono";
import { z } from "zod";
import { schemaAt } from "#model/fields/schema-fields.server.ts";
import type { Arrangement } from "./arrange-yaml.ts";
import type { WorkspaceEnv } from "./at-work.ts";
import { newBand } from "./bands/new-band.ts";
import { expectBandMay } from "./bands/page-bands.ts";
import { parseAddress } from "./changes.ts";
import { statuses } from "./collection-routes.ts";
import type { EditedSite } from "./edited-site.ts";
import { newItem } from "./sample-value.ts";
import { plainInSource } from "./splice-source.ts";
import { type FieldPath, SpliceError } from "./splice-yaml.ts";
import { standingOf } from "./workspaces.ts";

export const change = z.object({
  address: z.string().max(400),
  before: z.union([z.string().max(200_000), z.number(), z.boolean(), z.null()]),
  value: z.union([z.string().max(60_000), z.number(), z.boolean()]),
  turn: z.string().max(40).optional(),
});
const arranged = z.object({
  address: z.string().max(400),
  version: z.string().max(40),
  arrangement: z.discriminatedUnion("do", [
    z.object({
      do: z.literal("add"),
      shape: z.string().max(40).optional(),
      variant: z.string().max(40).optional(),
      role: z.string().max(80).optional(),
    }),
    z.object({ do: z.literal("remove") }),
    z.object({ do: z.literal("duplicate") }),
    z.object({ do: z.literal("move"), to: z.int().min(0).max(1000) }),
  ]),
});
const removed = arranged.extend({ arrangement: z.object({ do: z.literal("remove") }) });
/** With what belongs to it, such as the words on what a new picture shows. */
const saved = change.extend({
  also: z
    .array(z.union([change, removed]))
    .max(3)
    .default([]),
});
const released = z.object({ address: z.string().max(400) });

/** New values, and entries of lists and fields that come, go and move: all of them in the draft. */
export function addChangeRoutes(app: Hono<WorkspaceEnv>): void {
  app.post("/save", async (c) => {
    const { workspace } = c.var;
    const { also, ...own } = saved.parse(await c.req.json());
    const outcome = await workspace.writer.save(own, ...also);
    if (outcome.state !== "saved") c.set("act", "saved a refused value beside the draft");
    return c.json({ ...outcome, standing: await standingOf(workspace) }, statuses[outcome.state]);
  });
  app.post("/arrange", async ({ req, json, var: { workspace } }) => {
    const { arrangement, ...place } = arranged.parse(await req.json());
    expectBandMay(workspace.site, place.address, arrangement);
    const done = arrangement.do === "add" ? await insertionAt(workspace.site, place.address, arrangement) : arrangement;
    const outcome = await workspace.writer.save({ ...place, arrangement: done });
    return json({ ...outcome, standing: await standingOf(workspace) }, statuses[outcome.state]);
  });
  app.post("/undo", async (c) => {
    const { workspace } = c.var;
    const file = (await workspace.writer.undo()) ?? null;
    if (file === null) c.set("act", null);
    return c.json({ file, standing: await standingOf(workspace) });
  });
  app.post("/release", async ({ req, json, var: { workspace } }) => {
    await workspace.drafts.release(released.parse(await req.json()).address);
    return json({ state: "saved", standing: await standingOf(workspace) });
  });
  app.post("/discard", async ({ json, var: { workspace } }) => {
    await workspace.writer.discard();
    return json({ state: "saved", standing: await standingOf(workspace) });
  });
}

/** What is added where nothing stands yet. */
async function insertionAt(
  site: EditedSite,
  address: string,
  {
    shape = "statement",
    variant,
    role,
  }: { shape?: string | undefined; variant?: string | undefined; role?: string | undefined },
): Promise<Arrangement> {
  const { file, path } = parseAddress(address);
  const schema = (await site.now()).schemas.get(file);
  if (file.endsWith(".md") && path[0] === "body") return { do: "insert", value: "New words." };
  const name = String(path.findLast((key) => typeof key === "string") ?? "item");
  const today = new Date().toISOString().slice(0, 10);
  const fields = plainInSource(site.read(file).text, file, []);
  const offered = { pictures: site.pictures(), today };
  const isBand = path.length === 2 && path[0] === "bands";
  const value =
    isBand && schema
      ? newBand(schema, fields, { shape, variant, role, at: Number(path[1]) }, offered)
      : newItem(schema && schemaAt(schema, path, fields), name, neighbourAt(site, file, path), offered);
  if (value === undefined) throw new SpliceError("this field can only be added in the file");
  return { do: "insert", value };
}

/** The first item of the list that a place is in; undefined where that is not a list, or an empty one. */
function neighbourAt(site: EditedSite, file: string, path: FieldPath): unknown {
  const list = path.length > 0 ? plainInSource(site.read(file).text, file, path.slice(0, -1)) : undefined;
  return Array.isArray(list) ? list[0] : undefined;
}
