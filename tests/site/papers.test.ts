import { unzipSync } from "fflate";
import { beforeAll, expect, inject, test } from "vitest";
import { ownContent } from "../support/own-content.ts";
import { fetchHtml } from "../support/pages.ts";

const { pages, site, off } = ownContent;
const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  zip: "application/zip",
};
const isOpen = !off.includes("/papers");

let paths: string[] = [];
const get = (path: string, init: RequestInit = {}) => fetch(inject("origin") + path, { redirect: "manual", ...init });
const bytesOf = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer());

beforeAll(async () => {
  if (!isOpen) return;
  const { html } = await fetchHtml("/papers");
  paths = [...html.matchAll(/href="(\/papers\/[^"]+)"/g)].map(([, path = ""]) => path);
});

test.runIf(isOpen)("the page offers two files of each document, the answers twice and the archive", () => {
  const documents = pages.papers.documents.flatMap(({ name }) => [`/papers/${name}.html`, `/papers/${name}.md`]);
  expect(paths).toEqual([...documents, "/papers/answers.csv", "/papers/answers.json", "/papers/papers.zip"]);
});

test.runIf(isOpen)("each file has its type and an ETag that saves the second request", async () => {
  for (const path of paths) {
    const response = await get(path);
    const type = response.headers.get("Content-Type");
    expect([path, response.status, type]).toEqual([path, 200, types[path.split(".").at(-1) ?? ""]]);
    const again = await get(path, { headers: { "If-None-Match": response.headers.get("ETag") ?? "" } });
    expect([path, again.status]).toEqual([path, 304]);
  }
});

test.runIf(isOpen)("a document in Markdown is a file and not the Markdown version of a page", async () => {
  const named: string[] = [];
  for (const path of paths.filter((name) => name.endsWith(".md"))) {
    const { headers } = await get(path);
    if (headers.get("Link") ?? headers.get("X-Robots-Tag")) named.push(path);
  }
  expect(named).toEqual([]);
});

test.runIf(isOpen)("a document may load its sheet and nothing else but files of ours", async () => {
  const documents = paths.filter((name) => name.endsWith(".html"));
  const policies = await Promise.all(
    documents.map(async (path) => (await get(path)).headers.get("Content-Security-Policy") ?? ""),
  );
  expect(policies.filter((policy) => !policy.includes("style-src 'self'") || policy.includes("unsafe"))).toEqual([]);
  const sheet = documents.length > 0 ? "text/css; charset=utf-8" : "application/json";
  expect((await get("/papers/paper.css")).headers.get("Content-Type")).toBe(sheet);
});

test.runIf(isOpen && site.sampleNotice.shown)("each file of a sample says that it is one", async () => {
  for (const path of paths.filter((name) => !name.endsWith(".zip"))) {
    const text = await (await get(path)).text();
    expect([path, text.includes(site.sampleNotice.text)]).toEqual([path, true]);
  }
});

test.runIf(isOpen)("the archive holds the files as they are served, and a list of them", async () => {
  const { "contents.txt": list, ...files } = unzipSync(await bytesOf("/papers/papers.zip"));
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(paths.slice(0, -1).map((path) => path.slice("/papers/".length))));
  for (const name of names) {
    expect([name, Buffer.from(files[name] ?? []).equals(await bytesOf(`/papers/${name}`))]).toEqual([name, true]);
    expect(new TextDecoder().decode(list)).toContain(`${name}\t${files[name]?.length} bytes`);
  }
});

test.runIf(isOpen)("answers for programs are those of the page", async () => {
  const { html } = await fetchHtml("/papers");
  const { answers } = await (await get("/papers/answers.json")).json();
  const ids = answers.flatMap(({ id }: { id: string | null }) => (id ? [id] : []));
  expect(ids.filter((id: string) => !html.includes(`id="${id}"`))).toEqual([]);
});

test("a document that nobody wrote is not found", async () => {
  expect((await get("/papers/nothing.html")).status).toBe(404);
  expect((await get("/papers/nothing.md")).status).toBe(404);
});

test("below a base path the files are there too", async () => {
  const response = await fetch(`${inject("origin")}/papers/papers.zip`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
});
