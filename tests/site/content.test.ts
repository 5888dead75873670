import { expect, test, vi } from "vitest";
import { readContent } from "../../model/reading/read-content.server.ts";
import { openBuild } from "../../server/release/open-build.ts";
import { siteOf } from "../../server/site.ts";
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
