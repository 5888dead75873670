import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store } from "../../server/database/store.ts";
import type { EditingGuard } from "../../server/editing/at-work.ts";
import { parseAddress } from "../../server/editing/changes.ts";
import type { Form, FormField } from "../../server/editing/describe-form.ts";
import { openSiteFolder } from "../../server/editing/edited-site.ts";
import { openPublisher } from "../../server/editing/publishing/publisher.ts";
import { editingRoutes } from "../../server/editing/routes.ts";
import { partsOf, plainInSource, setInSource } from "../../server/editing/splice-source.ts";
import { contentCopy } from "../../tests/support/content-copy.ts";

/** Gives the same editors the same dice, so that what fails once fails again. */
function dice(seed: number) {
  let state = seed;
  const below = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return { below, one: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item };
}

const root = contentCopy();
let store: Store;
let app: Hono;

beforeAll(async () => {
  store = await openStore({ dataFolder: mkdtempSync(join(tmpdir(), "studio-site-round-trip-")) });
  const guard: EditingGuard = async (c, next) => {
    c.set("editor", { id: "", name: "Somebody", role: "editor", formToken: "", session: "" });
    await next();
  };
  const nothing = async () => new Response();
  const files = { respond: () => new Response() };
  const { database } = store;
  const folder = openSiteFolder(root);
  const publisher = openPublisher({ folder, database, buildFolder: root, release: "0", swap: async () => {} });
  const parts = { database, folder, publisher, basePath: "/", guard, files, render: nothing };
  app = new Hono().route("/", editingRoutes(parts));
});
afterAll(() => store.database.destroy());

const post = (path: string, body: object) => app.request(path, { method: "POST", body: JSON.stringify(body) });
const formAt = async (at: string): Promise<Form> => (await app.request(`/form?at=${encodeURIComponent(at)}`)).json();
const pathOf = (name: string) => parseAddress(name).file;
const draftOf = async (file: string): Promise<string> => {
  const row = await store.database
    .selectFrom("editor_draft")
    .select("text")
    .where("file", "=", pathOf(file))
    .executeTakeFirst();
  return row?.text ?? readFileSync(join(root, pathOf(file)), "utf8");
};

/** Every file that the editor lists, by its name in addresses. */
async function fileNames(): Promise<string[]> {
  const schemas = (await openSiteFolder(root).withDraft().now()).schemas;
  const own = [...schemas.keys()].filter((file) => existsSync(join(root, file)));
  return own.map((file) => file.replace("content/", ""));
}

const said = [
  "Plain words",
  "It's: a #hash - and “more”",
  "- no list",
  "Ends with a colon:",
  "'quoted' \"twice\" \\",
  "ünïcödé 👩‍🚀",
  "yes",
  "12",
  "a > b | c & d",
  "{curly} [square]",
  "two  spaces",
];

function valueFor({ as, options, value }: FormField, { one, below }: ReturnType<typeof dice>) {
  if (as === "flag") return value !== true;
  if (as === "number") return 1 + below(90);
  if (as === "choice") return one(options ?? [""]);
  if (as === "date") return `2026-0${1 + below(9)}-1${below(9)}`;
  return one(said);
}

/** Some way down into groups and lists. */
async function someField(file: string, { one }: ReturnType<typeof dice>): Promise<{ form: Form; field: FormField }> {
  let form = await formAt(`${file}#`);
  for (;;) {
    const field = one(form.fields.filter(({ isAbsent, as }) => !isAbsent && as !== "fixed"));
    if (!field || (field.as !== "group" && field.as !== "list")) return { form, field };
    const next = await formAt(field.address);
    if (next.fields.length === 0) return { form, field };
    form = next;
  }
}

/** Of a file that a path alone was changed in: the lines that neither side shares. */
function changedLines(before: string, after: string): { removed: number; added: number } {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return { removed: a.length - start - end, added: b.length - start - end };
}

const pathIn = (address: string) =>
  (address.split("#")[1] ?? "").split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** A band is named by its role. */
function without(value: unknown, [name, ...rest]: readonly (string | number)[]): unknown {
  if (name === undefined || typeof value !== "object" || value === null) return undefined;
  const key = Array.isArray(value) && typeof name === "string" ? value.findIndex(({ role }) => role === name) : name;
  const copy: Record<string, unknown> = { ...value };
  copy[key] = rest.length > 0 ? without(copy[key], rest) : undefined;
  return copy;
}

test("random edits leave files that can be read, that say what was typed, and that differ nowhere else", async () => {
  const own = dice(21);
  const names = await fileNames();
  let saved = 0;
  for (let turn = 0; turn < 24; turn++) {
    const file = own.one(names);
    const { field } = await someField(file, own);
    if (!field) continue;
    const [before, value] = [await draftOf(file), valueFor(field, own)];
    const response = await post("/save", { address: field.address, before: field.value, value });
    const after = await draftOf(file);
    const about = `${field.address} = ${JSON.stringify(value)}`;
    if (!response.ok) {
      expect(after, about).toBe(before);
      continue;
    }
    saved++;
    const again = (await formAt(field.address)).fields.find(({ address }) => address === field.address);
    expect(again?.value, about).toBe(value);
    const path = pathIn(field.address);
    if (path[0] !== "body") {
      const [was, is] = [before, after].map((text) => without(plainInSource(text, pathOf(file), []), path));
      expect(isDeepStrictEqual(was, is), about).toBe(true);
      expect(partsOf(after, file).body, about).toBe(partsOf(before, file).body);
    }
    const { removed, added } = changedLines(before, after);
    const lines = String(field.value ?? "").length / 20 + 2;
    expect(Math.max(removed, added), about).toBeLessThanOrEqual(lines);
  }
  expect(saved).toBeGreaterThan(6);
});

test("lists that are arranged at random say what was done, and taking all of it back leaves the bytes there were", async () => {
  const own = dice(5);
  const names = await fileNames();
  const start = new Map(
    await Promise.all(names.map(async (name): Promise<[string, string]> => [name, await draftOf(name)])),
  );
  let done = 0;
  for (let turn = 0; turn < 40; turn++) {
    const file = own.one(names);
    const { form } = await someField(file, own);
    const list = form.trail.at(-1)?.address ?? "";
    const path = pathIn(list);
    if (!form.isList || path[0] === "body" || form.fields.length === 0) continue;
    const at = own.below(form.fields.length);
    const to = own.below(form.fields.length);
    const arrangement = own.one([{ do: "duplicate" }, { do: "remove" }, { do: "move", to }] as const);
    const before = plainInSource(await draftOf(file), pathOf(file), path) as unknown[];
    const response = await post("/arrange", { address: `${list}.${at}`, version: form.version, arrangement });
    const after = plainInSource(await draftOf(file), pathOf(file), path) as unknown[];
    const wanted = [...before];
    if (response.ok) {
      done++;
      const [item] = arrangement.do === "duplicate" ? [wanted[at]] : wanted.splice(at, 1);
      if (arrangement.do === "duplicate") wanted.splice(at + 1, 0, item);
      if (arrangement.do === "move") wanted.splice(to, 0, item);
    }
    expect(after, `${list} ${at} ${JSON.stringify(arrangement)}`).toEqual(wanted);
  }
  expect(done).toBeGreaterThan(2);
  for (let left = done; left > 0; left--) await post("/undo", {});
  for (const [name, text] of start) expect(await draftOf(name), name).toBe(text);
});

test("every file is opened and closed without a write; one value changed in each is one line changed", async () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(yaml|md)$/.test(name),
  );
  const clean = contentCopy();
  const site = openSiteFolder(clean).withDraft();
  for (const name of await fileNames()) {
    const before = site.rawIfAny(`content/${name}`);
    await formAt(`${name}#`);
    expect(site.rawIfAny(`content/${name}`), name).toBe(before);
  }
  for (const file of files.map((name) => join("content", name))) {
    const source = readFileSync(file, "utf8");
    const whole = plainInSource(source, file, []);
    const found = firstPlainText(whole, source);
    if (!found) continue;
    const changed = setInSource(source, file, found.path, `${found.text} again`);
    expect(changedLines(source, changed), `${file} ${found.path.join(".")}`).toEqual({ removed: 1, added: 1 });
    expect(plainInSource(changed, file, found.path)).toBe(`${found.text} again`);
  }
});

test("a picture is replaced in every place where it stands, and in no other", async () => {
  const names = await fileNames();
  const texts = await Promise.all(names.map(draftOf));
  const used = texts.flatMap((text) => [...text.matchAll(/\/images\/[a-z0-9-]+\.webp/g)].map(([address]) => address));
  const counts = [...Map.groupBy(used, (address) => address)].map(([address, all]) => ({ address, count: all.length }));
  const [from, to] = counts.sort((a, b) => b.count - a.count);
  if (!from || !to) throw new Error("the fixture site shows no pictures");
  const { places } = await (await app.request(`/picture-places?of=${from.address}`)).json();
  expect(places.length).toBeGreaterThan(1);
  const response = await post("/replace-picture", { from: from.address, to: to.address });
  expect(await response.json()).toMatchObject({ state: "saved" });
  const after = await Promise.all(names.map(draftOf));
  expect(after).toEqual(texts.map((text) => text.replaceAll(from.address, to.address)));
  await post("/undo", {});
  expect(await Promise.all(names.map(draftOf))).toEqual(texts);
});

test("what stays in view of a picture is written beside it, changed in its numbers alone, and taken back to the byte", async () => {
  const people = (await fileNames()).filter((file) => file.startsWith("people/"));
  const file = people[0] ?? "";
  const before = await draftOf(file);
  const choose = async (focus: object | null) => {
    const sent = await post("/focus", { of: `${file}#imgUrl`, focus, turn: "one" });
    return { ...(await sent.json()), text: await draftOf(file) };
  };
  const first = await choose({ x: 40, y: 20 });
  expect(first).toMatchObject({ state: "saved", text: `${before}focus:\n  x: 40\n  y: 20\n` });
  expect((await formAt(`${file}#imgUrl`)).fields.find(({ name }) => name === "imgUrl")?.focus).toEqual({
    x: 40,
    y: 20,
  });
  expect((await choose({ x: 40, y: 90 })).text).toBe(first.text.replace("y: 20", "y: 90"));
  expect((await post("/focus", { of: `${file}#imgUrl`, focus: { x: 101, y: 0 }, turn: "two" })).status).toBe(400);
  expect((await choose(null)).text).toBe(before);
});

test("pictures that are not published fill 200 MB at most, and those of a discarded draft do not count", async () => {
  const now = new Date().toISOString();
  const row = { editor: "", bytes: 200 * 1024 * 1024, body: Buffer.from("a picture"), kept_at: now };
  await store.database
    .insertInto("editor_upload")
    .values({ ...row, file: "large.webp", dropped_at: null })
    .execute();
  const send = () => app.request("/pictures?name=x.jpg", { method: "POST", body: "no picture" });
  expect(await (await send()).json()).toEqual({ message: expect.stringContaining("200 MB") });
  await post("/discard", {});
  expect(await (await send()).json()).not.toEqual({ message: expect.stringContaining("200 MB") });
});

/** A text that stands on one line of its file. */
function firstPlainText(
  value: unknown,
  source: string,
  path: (string | number)[] = [],
): { path: (string | number)[]; text: string } | undefined {
  if (typeof value === "string")
    return value.length < 60 && source.includes(`: ${value}\n`) ? { path, text: value } : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, part] of entries) {
    const found = firstPlainText(part, source, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
