import { expect, test } from "vitest";
import { readContent } from "../../model/reading/read-content.server.ts";
import { openBuild } from "../../server/release/open-build.ts";
import { siteOf } from "../../server/site.ts";
import { rootSite } from "../support/servers.ts";

/** Two simultaneous requests to one bundle: the first for other content, the second for the build's own. */
async function responsesTo(path: string, change: (content: Awaited<ReturnType<typeof readContent>>) => void) {
  process.env.FIXTURES = "1";
  const { build } = await openBuild(rootSite.buildFolder);
  const { createRequestHandler, exportContext } = siteOf(build);
  const handle = createRequestHandler(build);
  const other = await readContent({ root: process.cwd() });
  change(other);
  const responses = [other, undefined].map((content) =>
    handle(new Request(`http://localhost${path}`), exportContext({ formBase: "" }, content)),
  );
  return Promise.all(responses.map(async (response) => (await response).text()));
}

test("a request with content of its own is answered with that, and the next one with the build's", async () => {
  const [own, built] = await responsesTo("/portfolio", ({ site, cases, pages }) => {
    site.brand = "Otherwright";
    pages.portfolio.head.title = "Jobs of another studio";
    for (const entry of cases) entry.title = `Other ${entry.title}`;
  });
  expect(own).toContain("<title>Jobs of another studio");
  expect(own).toContain('property="og:site_name" content="Otherwright"');
  expect(own).toContain("Other ");
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
