import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { openStore } from "../../server/database/store.ts";
import { invite } from "../../server/editing/accounts/editors.ts";
import { accountsOn } from "../support/accounts.ts";
import { contentCopy } from "../support/content-copy.ts";
import { editingRoutes } from "../support/editing-routes.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";

let origin = "";
let output = () => "";
let own: Record<string, string> = {};
let inEditor: [string, string][] = [];
let invitation = "";

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-odd-"));
  const site = { ...testSite, contentFolder: contentCopy({ hasOwnPictures: true }) };
  const env = { ...environmentOf(site, folder), EDITING: "on" };
  const started = await startServer(env);
  ({ address: origin, output } = started);
  const Cookie = await accountsOn(env, origin).join("edith@example.com", "editor");
  const page = await (await fetch(`${origin}/edit/site/pricing`, { headers: { Cookie } })).text();
  const token = /name="edit-token" content="([\w-]+)"/.exec(page)?.[1] ?? "";
  own = { Cookie, "X-Edit-Token": token };
  const { database } = await openStore({ dataFolder: folder });
  invitation = await invite(database, { email: "otto@example.com", role: "writer", now: Date.now() });
  await database.destroy();
  inEditor = await editingRoutes();
  return () => void started.server.kill("SIGTERM");
});

const boundary = "odd";
const json = "application/json";
const multipart = `multipart/form-data; boundary=${boundary}`;
const urlEncoded = "application/x-www-form-urlencoded";
/** [type, body] */
const bodies: [string, string | undefined][] = [
  ...[
    "null",
    "[]",
    "[null]",
    '""',
    "0",
    "{}",
    "true",
    "{",
    "",
    '{"key":{},"title":[],"address":0,"file":null,"of":{}}',
  ].map((body): [string, string] => [json, body]),
  ['application/json; charset="', '{"address":{"toString":null}}'],
  [json, '{"id":null,"response":{},"rawId":[],"type":0,"name":"Ada"}'],
  [json, '{"id":"x\\u0000\\ud800","response":{"clientDataJSON":0},"name":"\\u0000\\ud800"}'],
  ...["", "=", "a=1&a=2", "%", "__proto__[x]=1", "email[]=1&password=&code=%00%ff", "key=%00"].map(
    (body): [string, string] => [urlEncoded, body],
  ),
  [multipart, ""],
  [multipart, `--${boundary}--`],
  [
    multipart,
    `--${boundary}\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\n\r\n--${boundary}--\r\n`,
  ],
  ["multipart/form-data", "no boundary"],
  ["text/plain", "null"],
  ["application/octet-stream", ""],
  ["application/octet-stream", "\u0000\u0001"],
  ["nonsense", "x"],
];
/** Of the right form for many routes, with values that no editor sends. */
const likely = ["pages/faq.yaml#bands.hero.heading", "blog/z.md#body.9999", "brand/brand.yaml#"].map(
  (address, at): [string, string] => [
    json,
    JSON.stringify({
      ...{ address, before: null, value: "", version: "", file: `content/${address.split("#")[0]}`, commit: "--help" },
      ...{
        arrangement: [{ do: "move", to: 1000 }, { do: "add" }, { do: "remove" }][at],
        folder: ["blog", "facts", "x"][at],
      },
      ...{
        title: "\u{1f600}",
        into: "content/facts/counted.yaml",
        from: "/images/x",
        to: "/images/../x",
        isSure: true,
      },
      ...{
        of: address,
        focus: { x: 0, y: 100 },
        turn: "",
        page: ["/%", "//", "/?%00"][at],
        also: [{ address, before: 0, value: 0 }],
      },
    }),
  ],
);
const queries = [
  "",
  "?",
  "?%",
  "?%00=%00",
  "?q=%ff%fe",
  "?at=%00",
  "?name=",
  "?name=%00%2f",
  "?file=%00&of=%ff",
  "?key=&key=",
  "?ref=%00&k=%00",
];

/** A route's pattern as a path. */
const filled = (pattern: string) =>
  pattern
    .replace(/:name\{before\|after\}/, "after")
    .replace(":token", invitation)
    .replace(/:\w+(\{[^}]*\})?/g, "1")
    .replace(/\*$/, "x");

type Asked = [number, string];

async function post(path: string, headers: Record<string, string>, sent = bodies): Promise<Asked[]> {
  const answers = sent.map(async ([type, body]): Promise<Asked> => {
    const init = { method: "POST", headers: { ...headers, "Content-Type": type }, redirect: "manual" as const };
    const { status } = await fetch(origin + path, { ...init, ...(body !== undefined && { body }) });
    return [status, `POST ${path} ${type} ${body}`];
  });
  return await Promise.all(answers);
}

async function get(path: string, headers: Record<string, string>): Promise<Asked[]> {
  const answers = queries.map(async (query): Promise<Asked> => {
    const { status } = await fetch(origin + path + query, { headers, redirect: "manual" });
    return [status, `GET ${path}${query}`];
  });
  return await Promise.all(answers);
}

async function failuresOf(asked: (() => Promise<Asked[]>)[]): Promise<Asked[]> {
  const failed: Asked[] = [];
  for (const ask of asked) failed.push(...(await ask()).filter(([status]) => status >= 500));
  return failed;
}

test("no route of the editor fails with an empty, broken or odd body or query", async () => {
  const before = output().length;
  const late = ["/account/sign-out", "/discard"];
  const posts = inEditor.filter(([method, path]) => method === "POST" && !late.includes(path)).map(([, path]) => path);
  const gets = inEditor.filter(([method]) => method === "GET").map(([, path]) => path);
  expect(posts.length).toBeGreaterThan(20);
  const failed = await failuresOf([
    ...[...posts, ...late.toReversed()].map((path) => () => post(`/edit${filled(path)}`, own, [...bodies, ...likely])),
    ...gets.map((path) => () => get(`/edit${filled(path)}`, own)),
  ]);
  expect(failed).toEqual([]);
  expect(output().slice(before)).not.toMatch(/TypeError|RangeError|\bat .*\.ts:\d+/);
});

test("no page and no file of the site fails with an empty, broken or odd body or query", async () => {
  const before = output().length;
  const paths = routes.map(({ path = "" }) => `/${filled(path)}`).filter((path) => !path.startsWith("/__fixtures"));
  const files = [
    "/vitals",
    "/healthz",
    "/readyz",
    "/_ipx/_/x",
    "/og/x.png",
    "/sitemap.xml",
    "/pricing.md",
    "/__manifest",
  ];
  // Forms alone are read, as forms.
  const sent = bodies.filter(([type, body]) => type !== json || body === "null");
  const failed = await failuresOf([
    ...[...paths, ...paths.map((path) => `${path === "/" ? "/_root" : path}.data`), ...files].flatMap((path) => [
      () => post(path, {}, sent),
      () => get(path, {}),
    ]),
  ]);
  expect(failed).toEqual([]);
  expect(output().slice(before)).not.toMatch(/TypeError|RangeError|\bat .*\.ts:\d+/);
});
