import { readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { expect, test } from "vitest";
import type { ContentError } from "../model/reading/content-error.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { contentCopy, enoughWords, writePost } from "./support/content-copy.ts";

const guide = readFileSync("docs/editing.md", "utf8");

/** The entries that the guide tells of, made of others of the fixture site. */
const entries: [file: string, from: string, change?: [RegExp, string]][] = [
  ["blog/a-first-post.md", "z"],
  ["blog/two-pictures.md", "z"],
  ["blog/notes-from-a-fair.md", "z"],
  ["cases/paper-harbour.yaml", "siatka"],
  ["people/ines-ward.yaml", "li-wu", [/^order:.*$/m, "order: 7"]],
  ["people/omar-lund.yaml", "li-wu", [/^order:.*$/m, "order: 7"]],
  ["people/ola-berg.yaml", "li-wu", [/^order:.*$/m, "order: 8"]],
  ["people/ada-holt.yaml", "li-wu", [/^order:.*$/m, "draft: true\norder: 9"]],
  ["products/brass-bell.yaml", "lampe", [/^id:.*$/m, "id: 9"]],
  ["products/brass-key.yaml", "lampe", [/^id:.*$/m, "id: 9"]],
  ["products/signal-lamp.yaml", "lampe", [/^id:.*$/m, "id: 10"]],
  ["products/tea-mug.yaml", "lampe", [/^id:.*$/m, "id: 11"]],
];

/** The mistakes that `docs/editing.md` shows, each as an editor would make it. */
const mistakes: [file: string, from: RegExp, to: string][] = [
  ["plans/startup.yaml", /^price:.*$/m, "price: £109"],
  ["products/signal-lamp.yaml", /^offerPrice:.*$/m, "offerPrice: 58.50"],
  ["products/signal-lamp.yaml", /^imgUrl:.*$/m, "imgUrl: /images/plate1.webp"],
  ["products/tea-mug.yaml", /^kind:.*$/m, "kind: Toys"],
  ["blog/a-first-post.md", /^author:.*$/m, "author: ines-war"],
  ["blog/a-first-post.md", /^date:.*$/m, "date: 3/11/2026"],
  ["blog/a-first-post.md", /^alt:.*\n/m, ""],
  ["blog/a-first-post.md", /\n$/, "\nSee [what it costs](/princing).\n"],
  ["blog/two-pictures.md", /\n$/, "\n\n![](/images/plate-1.webp)\n"],
  ["blog/notes-from-a-fair.md", /^---\n/, ""],
  ["people/ola-berg.yaml", /^position:/m, "positon:"],
  ["people/ola-berg.yaml", /^summary:.*$/m, "summary: Draws maps."],
  ["people/ola-berg.yaml", /^timeZone:.*$/m, "timeZone: Europe/Dundee"],
  ["pages/case.yaml", /number of cases/, "number of casses"],
  ["pages/home.yaml", /( +- case: q\n)/, "$1$1$1$1$1$1"],
  ["pages/home.yaml", /lead: Hire one bench.*$/m, "lead: Hire a teapot, two teapots or another teapot."],
  ["cases/paper-harbour.yaml", /^from: .*\nto: .*\nweeks: .*$/m, "from: 2026-01-05\nto: 2026-03-20\nweeks: 40"],
  ["site.yaml", /^ {2}case: .*$/m, "  case: paper-harbor"],
  ["pages/festival.yaml", /person: li-wu, text/, "person: ada-holt, text"],
  ["pages/home-2.yaml", /^ {2}title: .*$/m, '  title: Can you finish it?: "yes"'],
];

test("the error texts that the editors' guide quotes are what the check really says, all of them and no others", async () => {
  const root = contentCopy();
  for (const [file, from, [old, own] = [/^/, ""]] of entries) {
    const source = readFileSync(join(root, "content", dirname(file), from + extname(file)), "utf8");
    writeFileSync(join(root, "content", file), source.replace(old, own));
  }
  for (const [file, from, to] of mistakes) {
    const path = join(root, "content", file);
    const source = readFileSync(path, "utf8");
    expect(source, `${file} has ${from}`).toMatch(from);
    writeFileSync(path, source.replace(from, to));
  }
  writePost(root, "My New Post.md", enoughWords);
  const watched = '{ word: teapot|teapots, file: 2, site: 99, instead: "another thing of the office, or none" }';
  writeFileSync(join(root, "content/words-watch.yaml"), `words: [${watched}]\n`);
  const outcome = await readContent({ root }).catch((error: ContentError) => error);
  if (!("problems" in outcome)) throw new Error("the mistakes were not noticed");
  const said = outcome.problems.map(({ file, field, reason }) => [file, field, reason].filter(Boolean).join(": "));
  const quoted = guide.split("\n").filter((line) => /^content\/.*: /.test(line));
  // A draft is refused wherever something published refers to it; the guide shows one place.
  const others = said.filter((line) => line.includes("is a draft")).filter((line) => !quoted.includes(line));
  expect(quoted.toSorted()).toEqual(said.filter((line) => !others.includes(line)).toSorted());
});
