import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { openTestStore } from "../../../tests/support/enquiries.ts";
import type { EditingEnv } from "../at-work.ts";
import { latestActs } from "./audit.ts";
import { recordEdits } from "./record-edits.ts";

test("a publication is recorded with its editor and title; a refused one, a question and a read are not", async () => {
  const { database } = await openTestStore();
  onTestFinished(() => database.destroy());
  const app = new Hono<EditingEnv>();
  app.use(async (c, next) => {
    c.set("editor", { id: "ada", name: "Ada", role: "editor", formToken: "", session: "" });
    await next();
  });
  app.use(recordEdits(database));
  app.all("*", (c) => c.text("", c.req.query("refused") === undefined ? 200 : 403));
  const write = (path: string, body: object) => {
    const headers = { "Content-Type": "application/json" };
    return app.request(`/edit/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  };
  await write("publish", { title: "A new price" });
  await write("publish?refused", { title: "Not mine to publish" });
  await write("delete", { file: "content/blog/a-post.md", isSure: false });
  await app.request("/edit/publish");
  const acts = (await latestActs(database, 10)).map(({ act, editor, about }) => ({ act, editor, about }));
  expect(acts).toEqual([{ act: "published", editor: "ada", about: "A new price" }]);
});
