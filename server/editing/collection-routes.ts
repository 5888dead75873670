import type { Context, Hono } from "hono";
import { z } from "zod";
import type { WorkspaceEnv } from "./at-work.ts";
import { filesWithout, newFiles, renamedFiles } from "./entry-changes.ts";
import { fileNameOf } from "./new-entry.ts";
import { checkAddress, pageWishes } from "./new-page.ts";
import { pathOfFile } from "./page-of-file.ts";
import { SpliceError } from "./splice-yaml.ts";
import { standingOf, type Workspace } from "./workspaces.ts";
import type { FileChanges, Outcome } from "./write-changes.ts";

export const statuses = { saved: 200, refused: 422, conflict: 409 } as const;

const words = z.string().trim().min(1).max(200);
const created = z.object({
  folder: z.string().regex(/^[a-z]+$/),
  title: z.string().trim().max(200).default(""),
  into: z.string().max(200).default(""),
  /** Of a page of bands. */
  wishes: pageWishes.optional(),
});
const renamed = z.object({ file: z.string().max(200), title: words });
const deleted = z.object({ file: z.string().max(200), isSure: z.boolean() });

/** New entries, other names, and entries that go. */
export function addCollectionRoutes(app: Hono<WorkspaceEnv>, { basePath }: { basePath: string }): void {
  app.post("/new", async (c) => {
    const { wishes, ...wanted } = created.parse(await c.req.json());
    const { folder, title } = wanted;
    const own = folder === "pages" ? { wishes: wishes ?? pageWishes.parse({}) } : {};
    const changes = newFiles(c.var.workspace.site, { ...wanted, ...own, ...(await sound(c.var.workspace)) });
    const [file] = changes.keys();
    const at = folder === "facts" ? `${file}#${fileNameOf(title)}` : file;
    return answer(c, await c.var.workspace.writer.saveFiles(changes), at);
  });
  app.get("/address", async ({ req, json, var: { workspace } }) => {
    const { content } = await sound(workspace);
    const [title, address] = [req.query("title") ?? "", req.query("address")].map((word) => word?.slice(0, 200));
    return json(checkAddress(content, { title: title ?? "", address }));
  });
  app.post("/rename", async (c) => {
    const { file, title } = renamed.parse(await c.req.json());
    const changes = renamedFiles(c.var.workspace.site, file, title, (await sound(c.var.workspace)).reading);
    return answer(c, await c.var.workspace.writer.saveFiles(changes), target(changes, file));
  });
  app.post("/delete", async (c) => {
    const { file, isSure } = deleted.parse(await c.req.json());
    const changes = filesWithout(c.var.workspace.site, file);
    if (isSure) return answer(c, await c.var.workspace.writer.saveFiles(changes), undefined);
    // Only asked what prevents the deletion.
    c.set("act", null);
    return c.json({ problems: await c.var.workspace.writer.checkFiles(changes) });
  });

  async function sound({ site }: Workspace) {
    const reading = await site.now();
    if (!reading.content) throw new SpliceError("the content has a mistake; fix it first");
    return { reading, content: reading.content };
  }

  /** With the address at which the entry is edited now. */
  async function answer(c: Context<WorkspaceEnv>, outcome: Outcome, at: string | undefined): Promise<Response> {
    const name = at?.replace(/^content\//, "");
    const [file] = at?.split("#") ?? [];
    const path = file ? pathOfFile(file, (await c.var.workspace.site.now()).content) : "/";
    const to = outcome.state === "saved" && name ? `${basePath}edit/site/${path.slice(1)}#edit=${name}` : undefined;
    return c.json({ ...outcome, to, standing: await standingOf(c.var.workspace) }, statuses[outcome.state]);
  }
}

function target(changes: FileChanges, file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf("/"));
  return [...changes].find(([name, text]) => name.startsWith(folder) && text !== null)?.[0];
}
