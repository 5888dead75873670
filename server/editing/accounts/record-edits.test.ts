import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { editingRoutes } from "../../../tests/support/editing-routes.ts";
import { openTestStore } from "../../../tests/support/enquiries.ts";
import type { EditingEnv } from "../at-work.ts";
import { latestActs } from "./audit.ts";
import { acts, recordEdits } from "./record-edits.ts";

/** An editor that answers every write, 403 where the query says so, and takes `/edit/check` for one that changes nothing. */
async function openEditor() {
  const { database } = await openTestStore();
  onTestFinished(() => database.destroy());
  const app = new Hono<EditingEnv>();
  app.use(async (c, next) => {
    c.set("editor", { id: "ada", name: "Ada", role: "editor", formToken: "", session: "" });
    await next();
  });
  app.use(recordEdits(database));
  app.post("/edit/check", (c) => {
    c.set("act", null);
    return c.text("");
  });
  app.post("/edit/save", (c) => {
    if (c.req.query("kept") !== undefined) c.set("act", "saved a refused value beside the draft");
    return c.text("", c.req.query("kept") === undefined ? 200 : 422);
  });
  app.all("*", (c) => c.text("", c.req.query("refused") === undefined ? 200 : 403));
  const write = (path: string, body: BodyInit = "", type = "application/json") =>
    app.request(`/edit/${path}`, { method: "POST", headers: { "Content-Type": type }, body });
  const recorded = async () =>
    (await latestActs(database, 10)).map(({ act, editor, about }) => ({ act, editor, about }));
  return { database, app, write, recorded };
}

test("a publication is recorded with its editor and title; a refused one, a check and a read are not", async () => {
  const { app, write, recorded } = await openEditor();
  await write("publish", JSON.stringify({ title: "A new price" }));
  await write("publish?refused", JSON.stringify({ title: "Not mine to publish" }));
  await write("check", JSON.stringify({ address: "pages/pricing.yaml#bands.plans.heading" }));
  await app.request("/edit/publish");
  expect(await recorded()).toEqual([{ act: "published", editor: "ada", about: "A new price" }]);
});

test.each([
  ["save", '{"address":"a#b","isSure":false}', "application/json", { act: "changed", about: "a#b" }],
  ["save", '{"address":"a#b"}', "text/plain", { act: "changed", about: "a#b" }],
  [
    "save?kept",
    '{"address":"a#b"}',
    "application/json",
    { act: "saved a refused value beside the draft", about: "a#b" },
  ],
  ["undo", "null", "application/json", { act: "undid", about: "" }],
  ["undo", "{", "application/json", { act: "undid", about: "" }],
  ["discard", '{"title":{"toString":null},"of":[]}', "application/json", { act: "discarded the draft", about: "" }],
  ["publish", '{"title":"\\u0000a\\ud800\\n"}', "application/json", { act: "published", about: " a " }],
  ["pictures?name=x.jpg", "\u0000", "application/octet-stream", { act: "added a picture", about: "x.jpg" }],
  ["a-new-route", "{}", "application/json", { act: "wrote by a-new-route", about: "" }],
])("the write %s with the body %s as %s is recorded", async (path, body, type, act) => {
  const { write, recorded } = await openEditor();
  expect((await write(path, body, type)).status).toBe(path === "save?kept" ? 422 : 200);
  expect(await recorded()).toEqual([{ ...act, editor: "ada" }]);
});

test("where an act cannot be recorded the answer stays, and the server's log has it", async () => {
  const { database, write } = await openEditor();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  await database.schema.dropTable("editor_audit").execute();
  expect((await write("save", '{"address":"a#b"}')).status).toBe(200);
  expect(String(log.mock.calls)).toMatch(/ada.*changed/);
});

test("every write of the editor has a name in the list of acts", async () => {
  const nameless = ["/check", "/site/*"];
  const ofAccounts = /^\/(account|sign-in|welcome|preview)\b/;
  const posts = (await editingRoutes()).filter(([method, path]) => method === "POST" && !ofAccounts.test(path));
  expect(posts.length).toBeGreaterThan(15);
  expect(posts.map(([, path]) => path).filter((path) => !nameless.includes(path) && !acts[path.slice(1)])).toEqual([]);
});
