import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { accountsOn } from "../support/accounts.ts";
import { contentCopy } from "../support/content-copy.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";

const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"];
let origin = "";
let output = () => "";
let headers: Record<string, string> = {};

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-names-"));
  const env = { ...environmentOf({ ...testSite, contentFolder: contentCopy() }, folder), EDITING: "on" };
  const started = await startServer(env);
  ({ address: origin, output } = started);
  const Cookie = await accountsOn(env, origin).join("wren@example.com", "writer");
  const page = await (await fetch(`${origin}/edit/site/pricing`, { headers: { Cookie } })).text();
  const token = /name="edit-token" content="([\w-]+)"/.exec(page)?.[1] ?? "";
  headers = { Cookie, "Content-Type": "application/json", "X-Edit-Token": token };
  return () => void started.server.kill("SIGTERM");
});

/** What every route answers to a name; [status, route]. */
async function askAll(name: string): Promise<[number, string][]> {
  const file = `pages/pricing.yaml#${name}`;
  const version = "0".repeat(16);
  const addresses = [
    name,
    file,
    `${file}.NODE_OPTIONS`,
    `${file}.0`,
    `pages/pricing.yaml#bands.${name}`,
    `blog/${name}.md#body.0`,
  ];
  const node = {
    type: name,
    [name]: name,
    attrs: { [name]: 1, name },
    marks: [{ type: name }],
    content: [{ type: name }],
  };
  const arrangements = [
    { do: "add" },
    { do: "add", shape: name },
    { do: "add", shape: "statement", variant: name, role: name },
    { do: "remove" },
    { do: "duplicate" },
    { do: "move", to: 0 },
  ];
  const posts: [string, object][] = [
    ...addresses.flatMap((address): [string, object][] => [
      ["check", { address, before: null, value: "--import=x" }],
      ["save", { address, before: null, value: "--import=x" }],
      ["release", { address }],
      ["text", { address: address.replace(/\.0$/, ""), before: "", pieces: [{ keep: 0 }, { node }] }],
      ["focus", { address, focus: { x: 1, y: 1 } }],
      ["replace-picture", { from: address, to: address }],
      ...arrangements.map((arrangement): [string, object] => ["arrange", { address, version, arrangement }]),
    ]),
    ["new", { folder: name, title: name, into: name }],
    ["arrange", { address: `pages/pricing.yaml#bands.1`, version, arrangement: { do: "add", shape: name } }],
    ["new", { folder: "pages", title: name, wishes: { address: `/${name}`, kind: name, menu: name, picture: name } }],
    ["new", { folder: "pages", title: name, wishes: { address: `/${name}`, picture: name, description: name } }],
    ["new", { folder: "faqs", title: name }],
    ["new", { folder: "facts", title: name, into: `content/facts/${name}.yaml` }],
    ["rename", { file: `content/faqs/${name}.yaml`, title: name }],
    ["rename", { file: `content/${name}/x.yaml`, title: name }],
    ["delete", { file: `content/${name}/${name}.yaml`, isSure: true }],
    ["restore", { file: `content/pages/${name}.yaml`, hash: name }],
    ["previews", { page: `/${name}` }],
    ["review/comment", { of: name, title: name }],
    [name, { [name]: { NODE_OPTIONS: "x" } }],
  ];
  const reads = [
    ...addresses.map((address) => `edit/form?at=${encodeURIComponent(address)}`),
    ...addresses.map((address) => `edit/text?at=${encodeURIComponent(address.replace(/\.0$/, ""))}`),
    `edit/bands?page=/${name}`,
    `edit/bands?page=/portfolio/${name}`,
    `edit/address?title=${name}&address=/${name}`,
    `edit/history?file=${name}`,
    `edit/compare?file=${name}/${name}`,
    `edit/review?of=${name}`,
    `edit/pictures/x.${name}`,
    `edit/picture-places?address=${name}`,
    `edit/assets/${name}`,
    `edit/${name}`,
    ...[
      "",
      "blog/",
      "blog/tag/",
      "blog/category/",
      "portfolio/",
      "team/",
      "single-shop/",
      "og/",
      "builds/meta/",
      "papers/",
    ].map((folder) => folder + name),
    ...["engine", "platform", "sort", "order", "compare", name].map((key) => `portfolio-grid?${key}=${name}`),
    ...["kind", "stage", "crew", "risk", "currency", name].map((key) => `brief.json?v=1&${key}=${name}`),
    ...[`search?q=${name}`, `cart?items=${name}x1`, `cart?items=1x${name}`, `shop?sort=${name}&show=${name}`],
    ...[`blog-grid?q=${name}&tag=${name}`, `team?department=${name}`, `faq?q=${name}`, `_ipx/${name}_1/images/a.jpg`],
  ];
  const asked: Promise<[number, string]>[] = [];
  for (const [route, body] of posts)
    asked.push(
      fetch(`${origin}/edit/${route}`, { method: "POST", headers, body: JSON.stringify(body) }).then(({ status }) => [
        status,
        `${route} ${JSON.stringify(body)}`,
      ]),
    );
  for (const path of reads)
    asked.push(fetch(`${origin}/${path}`, { headers, redirect: "manual" }).then(({ status }) => [status, path]));
  return await Promise.all(asked);
}

test.each(names)(
  "the name %s of every object reaches no prototype on any route, and no route fails with it",
  async (name) => {
    const before = output().length;
    const answers = await askAll(name);
    expect(answers.filter(([status]) => status >= 500)).toEqual([]);
    expect(
      answers.filter(([status, route]) => status === 200 && /^(save|arrange|check) .*NODE_OPTIONS/.test(route)),
    ).toEqual([]);
    expect(output().slice(before)).not.toMatch(/TypeError|RangeError|\bat .*\.ts:\d+/);
    for (const path of ["/healthz", "/search?q=port", "/contact", "/edit/site/pricing"])
      expect((await fetch(origin + path, { headers })).status, path).toBe(200);
  },
);
