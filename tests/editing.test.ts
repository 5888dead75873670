import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContentError } from "../model/reading/content-error.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { contentCopy, enoughWords, writePost } from "./support/content-copy.ts";

const guide = readFileSync("docs/editing.md", "utf8");

/** The mistakes that `docs/editing.md` shows, each as an editor would make it. */
const mistakes: [file: string, from: RegExp, to: string][] = [
  ["plans/startup.yaml", /^price:.*$/m, "price: £109"],
  ["products/desk-compass.yaml", /^offerPrice:.*$/m, "offerPrice: 58.50"],
  ["blog/ten-days-to-a-verdict.md", /^author:.*$/m, "author: ada-quil"],
  ["blog/ten-days-to-a-verdict.md", /^date:.*$/m, "date: 3/11/2026"],
  ["blog/ten-days-to-a-verdict.md", /^alt:.*\n/m, ""],
  ["blog/ten-days-to-a-verdict.md", /\n$/, "\nSee [what it costs](/princing).\n"],
  ["blog/we-said-no-to-a-raffle.md", /\n$/, "\n\n![](/images/rack.webp)\n"],
  ["blog/a-secret-in-the-screenshot.md", /^---\n/, ""],
  ["people/dev-marsh.yaml", /^order:.*$/m, "order: 1"],
  ["people/kit-larkin.yaml", /^position:/m, "positon:"],
  ["people/kit-larkin.yaml", /^summary:.*$/m, "summary: Draws maps."],
  ["people/kit-larkin.yaml", /^timeZone:.*$/m, "timeZone: Europe/Dundee"],
  ["products/desk-compass.yaml", /^imgUrl:.*$/m, "imgUrl: /images/compas.webp"],
  ["products/peg-crew.yaml", /^kind:.*$/m, "kind: Toys"],
  ["products/peg-single.yaml", /^id:.*$/m, "id: 1"],
  ["pages/case.yaml", /number of cases/, "number of casses"],
  ["pages/home.yaml", /picks: \[kerb-kings, .*$/m, "picks: [kerb-kings, matchday-desk, signal-shp]"],
  ["pages/home-2.yaml", /^ {2}title: .*$/m, '  title: Can you finish it?: "yes"'],
  ["people/jonah-reed.yaml", /^order:/m, "draft: true\norder:"],
];

test("the error texts that the editors' guide quotes are what the check really says, all of them and no others", async () => {
  const root = contentCopy();
  for (const [file, from, to] of mistakes) {
    const path = join(root, "content", file);
    const source = readFileSync(path, "utf8");
    expect(source, `${file} has ${from}`).toMatch(from);
    writeFileSync(path, source.replace(from, to));
  }
  writePost(root, "My New Post.md", enoughWords);
  const outcome = await readContent({ root }).catch((error: ContentError) => error);
  if (!("problems" in outcome)) throw new Error("the mistakes were not noticed");
  const said = outcome.problems.map(({ file, field, reason }) => [file, field, reason].filter(Boolean).join(": "));
  const quoted = guide.split("\n").filter((line) => /^content\/.*: /.test(line));
  // A draft is refused wherever something published refers to it; the guide shows one place.
  const others = said.filter((line) => line.includes("is a draft")).filter((line) => !quoted.includes(line));
  expect(quoted.toSorted()).toEqual(said.filter((line) => !others.includes(line)).toSorted());
});
