import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainText, type RichText } from "#shared/rich-text.ts";
import { isPageId } from "../../shared/page-ids.ts";
import { contentCopy, enoughWords, problemsIn, writePost } from "../../tests/support/content-copy.ts";
import { lostWords } from "../markdown/lost-words.server.ts";
import { parseMarkdown, readMarkdown, readPartMarkdown } from "../markdown/markdown.server.ts";
import { markdownTree } from "../markdown/markdown-tree.server.ts";
import { articleBody } from "../posts/article-body.server.ts";

const noPartner = "has no partner; close it, put code between backticks, or write";
const faults: [what: string, markdown: string, line: number, message: string][] = [
  [
    "a script",
    "One.\n\n<script>alert(1)</script>",
    3,
    "HTML such as <script>alert(1)</script> is not shown; write it in Markdown, or as code between backticks",
  ],
  [
    "HTML among words",
    "One <b>two</b>.",
    1,
    "HTML such as <b> is not shown; write it in Markdown, or as code between backticks",
  ],
  [
    "an open fence",
    "One.\n\n```ts\nconst a = 1;\n\nTwo.",
    3,
    "the code that starts here has no end; close it with three backticks",
  ],
  ["open bold", "One.\nTwo **three.\n\nFour.", 2, `** ${noPartner} \\**`],
  ["open italics", "One *two.", 1, "* has no partner; close it, or write \\*"],
  ["open code", "One `two.", 1, "a backtick has no partner; close the code with another"],
  [
    "an address with spaces",
    "![A crane](/images/the crane.webp)",
    1,
    "![A crane](/images/the crane.webp) is not a link or picture; its address cannot have spaces or brackets",
  ],
  [
    "a footnote without text",
    "One.[^a]",
    1,
    "the footnote [^a] has no text; write [^a]: and the text in a line of its own",
  ],
  [
    "a footnote that nothing calls",
    "One.\n\n[^a]: Two.",
    3,
    "nothing refers to this footnote, so it is not shown; write [^a] where it belongs",
  ],
  ["a heading without its space", "##Two", 1, "## needs a space after it to be a heading"],
  ["a second title", "# Two", 1, "# is the title of the page; the parts of a text start with ##"],
  [
    "a heading with an invisible sign for its blank",
    "One.\n\n##\u00a0Two",
    3,
    "an invisible character follows ## instead of a space; write ## and a space",
  ],
  [
    "a list with an invisible sign for its blank",
    "-\u00a0one",
    1,
    "an invisible character follows - instead of a space; write - and a space",
  ],
  [
    "a numbered list with an invisible sign for its blank",
    "1.\u2009one",
    1,
    "an invisible character follows 1. instead of a space; write 1. and a space",
  ],
  [
    "a list behind an invisible sign",
    "\u200b- one",
    1,
    "an invisible character precedes the first sign of this line; delete it",
  ],
  ["a pasted bullet", "One:\n•\ttwo", 2, "• does not start a list; write - and a space instead"],
  ["a dash without its blank", "-one", 1, "- needs a space after it to start a list; write \\- for a dash"],
  ["a number without its blank", "1.One", 1, "1. needs a space after it to start a list"],
  ["a list that cannot begin", "So:\n2. two", 2, "a list that does not begin with 1 needs an empty line above it"],
  ["a heading of wide signs", "＃ One", 1, "＃ does not start a heading; write the Latin # and a space"],
  [
    "a table without its second line",
    "| a | b |",
    1,
    "this looks like a table but is not one; its second line must be like |---|---|, with as many cells as the first",
  ],
  [
    "a link by a name that nothing explains",
    "See [rates][rates].",
    1,
    "[rates][rates] is not a link, because it has no address; write [words](/address)",
  ],
  [
    "a link with a blank within",
    "See [page] (/contact).",
    1,
    "[page] (/contact) is not a link; remove what is between ] and (",
  ],
  [
    "a link with an invisible sign within",
    "See [page]\u200b(https://acme.example/).",
    1,
    "[page]\u200b(https://acme.example/) is not a link; remove what is between ] and (",
  ],
  [
    "a link with its brackets exchanged",
    "See (page)[/contact].",
    1,
    "(page)[/contact] is not a link; put its words between [ and ] and its address between ( and )",
  ],
  [
    "an address that nothing uses",
    "[Update]: postponed",
    1,
    "[Update]: is the address of a link that nothing uses, so it is not shown; write \\[Update]: to show it",
  ],
  [
    "a footnote that stands twice",
    "One.[^a]\n\n[^a]: Two.\n\n[^a]: Three.",
    5,
    "[^a]: is used twice, and only the first counts; give this one another name",
  ],
  [
    "a row with one cell too many",
    "| a | b |\n| - | - |\n| 1 | 2 | three |",
    3,
    "this row has 3 cells and its table 2 columns, so the last is not shown; write \\| for a sign | within a cell",
  ],
  [
    "a line below a sentence",
    "One.\n---",
    1,
    "a row of - or = below a line makes it a heading; write ## before a heading, or an empty line between",
  ],
  [
    "code by a tab",
    "One.\n\n\ttwo",
    3,
    "four blanks or a tab at its start make this line code; take them away, or put code between lines of three backticks",
  ],
  [
    "words behind the language of code",
    "```ts one\nconst a = 1;\n```",
    1,
    '"one" behind the language is not shown; take it away, or write it above the code',
  ],
  [
    "words between two comments",
    "<!-- one --> two <!-- three -->",
    1,
    "HTML such as <!-- one --> two <!-- three --> is not shown; write it in Markdown, or as code between backticks",
  ],
  ["stars between letters", "a*b*c", 1, "stars inside a word mean emphasis and are not shown; write \\* for a star"],
  ["one tilde for two", "One ~two~.", 1, "~two~ is not struck out; write two tildes on each side, or \\~"],
  [
    "a number that a list changes",
    "1. one\n2. two\n4. four",
    3,
    "this item is shown as 3; number the list in order, or escape: 4\\.",
  ],
];

test.each(faults)("%s is named with its line and what would be right", (_, markdown, line, message) => {
  expect(readMarkdown(markdown).faults).toEqual([{ line, message }]);
});

test("what Markdown shows as it was meant is not a mistake", () => {
  const sound = `Five * three, \\**stars**\\*, snake_case, \`**code**\`, **bold** and [a link](/contact).[^1]

<!-- a note to ourselves -->

> ~~~~
> \`\`\`
> ~~~~

~~~ts
const html = "<b>";
~~~

5~10 days, and 20~30 tests, 2*3*4 and 2**3; [x] (see below), a[0], [this] and • that.

1. One
1. two

[^1]: Text.`;
  expect(readMarkdown(sound).faults).toEqual([]);
});

test("what stands between digits is shown as it is written", () => {
  const html = (source: string) => plainText(parseMarkdown(source));
  for (const source of ["5~10 days, and 20~30 tests", "2*3*4 metres", "2**3**4", "1_000_000"])
    expect(html(source)).toBe(source);
  expect(parseMarkdown("~~old~~ *new*")[0]).toMatchObject({ children: [{ tag: "del" }, " ", { tag: "em" }] });
});

const everything = `## One *two* **three**

Four [five](/six "title") ![seven](/images/eight.webp "caption") \`nine ten\` &amp; caf&#233; www.example.com and.[^n] ~~Eleven~~\\
twelve **thir**teen

> - fourteen
>   1. fifteen
> - [ ] sixteen

| seventeen | eighteen |
| --- | ---: |
| nineteen | [twenty][r] |
| twenty-one |

\`\`\`ts
const twentyTwo = "three";
\`\`\`

- twenty-four[^m]

  twenty-five

[r]: /somewhere
[^m]: Note two, with \`code\`.
[^n]: Note one, which calls[^m].
`;

test("no word of Markdown is lost in rendering", () => {
  const { nodes, faults } = readMarkdown(everything);
  expect(faults).toEqual([]);
  const { blocks, notes } = articleBody(nodes);
  const words = (source: string): string[] => source.match(/[\p{L}\p{N}]+/gu) ?? [];
  const shown = words(JSON.stringify([blocks, notes]));
  const addresses = words("six title webp images amp 233 ts r n m somewhere caf");
  const lost = words(everything).filter((word) => !shown.includes(word) && !addresses.includes(word));
  expect(lost).toEqual([]);
});

test("reports a word that rendering drops, with its line", () => {
  const source = "One two.\n\n- three\n- four[^a]\n\n[^a]: Five.\n";
  const tree = markdownTree(source);
  const without = (nodes: RichText, word: string): RichText =>
    nodes.map((node) =>
      typeof node === "string" ? node.replace(word, "") : { ...node, children: without(node.children ?? [], word) },
    );
  const { nodes } = readMarkdown(source);
  expect(lostWords(tree, nodes)).toEqual([]);
  for (const [word, line] of [
    ["two", 1],
    ["three", 3],
    ["four", 4],
    ["Five", 6],
  ] as const)
    expect(lostWords(tree, without(nodes, word))).toEqual([
      { line, message: `"${word}" is not shown on the page; write it as plain words, or as code between backticks` },
    ]);
});

test("texts that share a page have no ids of headings or footnotes, which would be on it twice", () => {
  expect(JSON.stringify(readPartMarkdown("## One\n\nTwo.").nodes)).not.toContain('"id"');
  expect(() => readPartMarkdown("One.[^a]\n\n[^a]: Two.")).toThrow("has footnotes, which only posts can show");
});

test("names of headings differ on a page, whatever the words: from each other, from footnotes, from the page's own", () => {
  const headings = ["A", "A", "A 2", "Main", "Search", "fn 1", "fn 1", "!"];
  const nodes = parseMarkdown(headings.map((heading) => `## ${heading}\n`).join("\n"));
  const ids = nodes.flatMap((node) => (typeof node === "string" ? [] : [node.attrs?.id ?? ""]));
  expect(new Set(ids).size).toBe(headings.length);
  expect(ids.filter(isPageId)).toEqual([]);
});

test("letters that have no base letter are written out in the name of a heading", () => {
  expect(parseMarkdown("## Łódź, smørrebrød and Straße")[0]).toMatchObject({
    attrs: { id: "lodz-smorrebrod-and-strasse" },
  });
});

test("a fault in a post is reported with the line of the file", async () => {
  const root = contentCopy();
  const file = writePost(root, "faulty.md", `${enoughWords}\n\nTwo **three.`);
  const line = readFileSync(join(root, file), "utf8").split("\n").indexOf("Two **three.") + 1;
  expect(await problemsIn(root)).toEqual([`${file}: body: line ${line}: ** ${noPartner} \\**`]);
});

test("a post of seven words is refused, a draft of them is not", async () => {
  const root = contentCopy();
  const file = writePost(root, "short.md", "One two three four five six seven.");
  writePost(root, "draft.md", "One two three four five six seven.", "draft: true\n");
  expect(await problemsIn(root)).toEqual([`${file}: body: has 7 words; a note has 200 to 900`]);
});

test("a part of a page that does not exist is a dead link, wherever it is named", async () => {
  const root = contentCopy();
  const link = (target: string) => `See [there](${target}).`;
  const other = writePost(root, "parts.md", `## The way up\n\n${enoughWords}\n\n${link("#the-way-up")}`);
  const targets = [
    "/faq#nowhere",
    "/blog/parts#the-way-down",
    "#the-way-down",
    "/blog/parts#the-way-up",
    "/pricing#terms",
  ];
  const file = writePost(root, "linking.md", `## Up\n\n${enoughWords}\n\n${targets.map(link).join("\n\n")}`);
  const site = join(root, "content/site.yaml");
  writeFileSync(site, readFileSync(site, "utf8").replace("url: /privacy", "url: /privacy#nowhere"));
  const said = await problemsIn(root);
  expect(said.filter((line) => line.startsWith(other))).toEqual([]);
  expect(said.map((line) => line.replace(/; .*/, ""))).toEqual([
    `${file}: body: dead link: /faq has no part "#nowhere"`,
    `${file}: body: dead link: /blog/parts has no part "#the-way-down"`,
    `${file}: body: dead link: this text has no part "#the-way-down"`,
    'content/site.yaml: footer.legal.0.url: dead link: /privacy has no part "#nowhere"',
  ]);
});
