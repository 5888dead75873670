import { expect, test, vi } from "vitest";
import { parseMarkdown } from "../../model/markdown/markdown.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { openBuild } from "../../server/release/open-build.ts";
import { siteOf } from "../../server/site.ts";
import { isPageId } from "../../shared/page-ids.ts";
import { basePath } from "../support/pages.ts";
import { environmentOf, testSite } from "../support/servers.ts";

/** Two simultaneous requests to one bundle: the first for other content, the second for the build's own. */
async function responsesTo(path: string, change: (content: Awaited<ReturnType<typeof readContent>>) => void) {
  Object.assign(process.env, environmentOf(testSite, "data"));
  const { build } = await openBuild(testSite.buildFolder);
  const { createRequestHandler, exportContext } = siteOf(build);
  const handle = createRequestHandler(build);
  const other = await readContent({ root: process.cwd() });
  change(other);
  const responses = [other, undefined].map((content) =>
    handle(new Request(`http://localhost${basePath()}${path}`), exportContext({ formBase: "" }, content)),
  );
  return Promise.all(responses.map(async (response) => (await response).text()));
}

test("a request with content of its own is answered with that, and the next one with the build's", async () => {
  const [own, built] = await responsesTo("/portfolio", ({ site, cases, pages }) => {
    site.brand = "Otherwright";
    pages.portfolio.head.title = "Jobs of another studio </script>";
    for (const entry of cases) entry.title = `Other ${entry.title}`;
  });
  expect(own).toContain("<title>Jobs of another studio");
  expect(own).toContain('property="og:site_name" content="Otherwright"');
  expect(own).toContain("Other ");
  expect(own).toContain('"name":"Jobs of another studio \\u003c/script>"');
  expect(built).toContain("</html>");
  expect(built).not.toMatch(/Otherwright|another studio/);
});

test("no id is twice on the page of a post, whatever its headings and footnotes are called", async () => {
  const slug = "ids-of-the-test";
  const idsWith = async (body: string) => {
    const [own = ""] = await responsesTo(`/blog/${slug}`, ({ blog }) => {
      const [first] = blog;
      if (first) blog.push({ ...first, slug, body: parseMarkdown(body) });
    });
    return [...own.matchAll(/<[a-z][^>]* id="([^"]+)"/g)].map(([, id = ""]) => id);
  };
  const pagesOwn = (await idsWith("Words.[^1]\n\n## A\n\n[^1]: Note.")).filter(
    (id) => !/^(?:a|fn-1|fnref-1|_R_.*)$/.test(id),
  );
  expect(pagesOwn).toContain("main");
  expect(pagesOwn.filter((id) => !isPageId(id))).toEqual([]);
  const headings = [...pagesOwn, ...pagesOwn, "fn 1", "A", "A", "A 2"].map((id) => `## ${id.replaceAll("-", " ")}`);
  const ids = await idsWith(`Words.[^1]\n\n${headings.join("\n\n")}\n\n[^1]: Note.`);
  expect(ids.length).toBeGreaterThan(headings.length);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("an entry that only a request's content has is found at its address, by its name and by the search", async () => {
  const added = "a-person-of-the-test";
  const [own, built] = await responsesTo(`/team/${added}`, ({ people }) => {
    const [first] = people;
    if (first) people.push({ ...first, slug: added, name: "Wilma Testwright" });
  });
  expect(own).toContain("Wilma Testwright");
  expect(own).toContain("application/ld+json");
  expect(built).not.toContain("Wilma Testwright");
  const [found, unfound] = await responsesTo("/search?q=testwright", ({ people }) => {
    const [first] = people;
    if (first) people.push({ ...first, slug: added, name: "Wilma Testwright" });
  });
  expect(found).toContain(`/team/${added}`);
  expect(unfound).not.toContain(`/team/${added}`);
});

test("a rendered page leaves no timer behind, which would keep all that it was made of", async () => {
  Object.assign(process.env, environmentOf(testSite, "data"));
  const { build } = await openBuild(testSite.buildFolder);
  const { createRequestHandler, exportContext } = siteOf(build);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const request = new Request(`http://localhost${basePath()}/search?q=engine`);
  const response = await createRequestHandler(build)(request, exportContext({ formBase: "" }));
  expect(await response.text()).toContain("</html>");
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
