import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { expect, inject, test } from "vitest";
import type { Content } from "../../model/content.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { openSiteFolder } from "../../server/editing/edited-site.ts";
import { markPage } from "../../server/editing/mark-page.ts";
import { siteOf } from "../../server/site.ts";
import { fixtureSite } from "../../tests/support/fixture-site.ts";

type Node = { type: string; value?: string; tagName?: string; properties?: object; children?: Node[] };

/** What readers get of a page: its texts and the attributes that are read out, in order. */
function toldBy(html: string): string {
  const told: string[] = [];
  const read = ({ type, value = "", tagName = "", properties = {}, children = [] }: Node) => {
    if (["script", "style", "noscript"].includes(tagName)) return;
    if (type === "text") told.push(value);
    for (const [name, of] of Object.entries(properties))
      if (["alt", "ariaLabel", "title", "placeholder", "value"].includes(name)) told.push(` ${name}=${of} `);
    for (const child of children) read(child);
  };
  read(unified().use(rehypeParse).parse(html) as Node);
  return told.join("").replace(/\s+/g, " ");
}

test("every page says the same in the editor as to visitors, and no mark stays in it", async () => {
  const id = readFileSync("build/test/current", "utf8").trim();
  const build = await import(pathToFileURL(resolve("build/test/releases", id, "server/index.js")).href);
  const { createRequestHandler, requestContext } = siteOf(build);
  const handle = createRequestHandler(build);
  const receiving = { issueFormToken: () => ({ key: "key", time: "1" }) } as unknown as Parameters<
    typeof requestContext
  >[0]["receiving"];
  const render = async (path: string, content: Content) => {
    const context = requestContext({ nonce: null, address: "", receiving, content });
    return (await handle(new Request(new URL(path, "http://localhost")), context)).text();
  };
  const site = openSiteFolder(fixtureSite).withDraft();
  const { content: marked, figures } = (await site.shown()) ?? {};
  const plain = await readContent({ root: fixtureSite, preview: true });
  if (!marked) throw new Error("the fixture site has mistakes");
  const map = await (await fetch(`${inject("origin")}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path = ""]) => path || "/");
  expect(paths.length).toBeGreaterThan(20);
  let marks = 0;
  for (const path of [...paths, "/cart", "/checkout", "/no-such-page"]) {
    const html = await render(path, marked);
    const edited = markPage(html, { marks: site.marks, basePath: "/", editedPath: "/edit/site/", head: [], figures });
    expect(edited, path).not.toMatch(/[\u200b\ufeff]/);
    // A drawing whose measure was a marked text.
    expect(edited, path).not.toContain("NaN");
    marks += edited.match(/ data-content="/g)?.length ?? 0;
    // The size of a download is counted with the marks.
    const told = (page: string) => toldBy(page).replace(/[\d.,]+ kB/gi, "");
    expect(told(edited), path).toBe(told(await render(path, plain)));
  }
  expect(marks).toBeGreaterThan(40 * paths.length);
});
