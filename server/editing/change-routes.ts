import { join } from "node:path";
import type { Hono } from "hono";
import { z } from "zod";
import { listPictures } from "#model/reading/pictures.server.ts";
import type { Arrangement } from "./arrange-yaml.ts";
import type { EditingEnv } from "./at-work.ts";
import { statuses } from "./collection-routes.ts";
import type { EditedSite } from "./edited-site.ts";
import { sampleValue } from "./sample-value.ts";
import { schemaAt } from "./schema-fields.ts";
import { SpliceError } from "./splice-yaml.ts";
import { parseAddress, type Writer } from "./write-changes.ts";

export const change = z.object({
  address: z.string().max(400),
  before: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  value: z.union([z.string().max(200_000), z.number(), z.boolean()]),
});
const arranged = z.object({
  address: z.string().max(400),
  version: z.string().max(40),
  arrangement: z.discriminatedUnion("do", [
    z.object({ do: z.literal("add") }),
    z.object({ do: z.literal("remove") }),
    z.object({ do: z.literal("duplicate") }),
    z.object({ do: z.literal("move"), to: z.int().min(0).max(1000) }),
  ]),
});
/** New values, and entries of lists and fields that come, go and move. */
export function addChangeRoutes(app: Hono<EditingEnv>, { site, writer }: { site: EditedSite; writer: Writer }): void {
  app.post("/save", async ({ req, json }) => {
    const outcome = await writer.save(change.parse(await req.json()));
    return json({ ...outcome, undo: writer.count() }, statuses[outcome.state]);
  });
  app.post("/arrange", async ({ req, json }) => {
    const { arrangement, ...place } = arranged.parse(await req.json());
    const done = arrangement.do === "add" ? await insertionAt(site, place.address) : arrangement;
    const outcome = await writer.save({ ...place, arrangement: done });
    return json({ ...outcome, undo: writer.count() }, statuses[outcome.state]);
  });
  app.post("/undo", async ({ json }) => json({ file: (await writer.undo()) ?? null, undo: writer.count() }));
}

/** What is added where nothing stands yet. */
async function insertionAt(site: EditedSite, address: string): Promise<Arrangement> {
  const { file, path } = parseAddress(address);
  const schema = (await site.now()).schemas.get(file);
  if (file.endsWith(".md") && path[0] === "body") return { do: "insert", value: "New words." };
  const pictures = listPictures(join(site.root, "public"));
  const name = String(path.findLast((key) => typeof key === "string") ?? "item");
  const today = new Date().toISOString().slice(0, 10);
  const value = sampleValue(schema && schemaAt(schema, path), name, { pictures, today });
  if (value === undefined) throw new SpliceError("this is added in the file");
  return { do: "insert", value };
}
