import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, enoughWords, problemsIn, writePost } from "../../tests/support/content-copy.ts";
import { parseMarkdown, readMarkdown } from "../markdown/markdown.server.ts";

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
    "![A crane](/images/the crane.webp) is no link or picture; its address cannot have spaces or brackets",
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
    "nothing calls the footnote, so nobody sees it; write [^a] where it belongs",
  ],
  ["a heading without its space", "##Two", 1, "## needs a space after it to be a heading"],
  ["a second title", "# Two", 1, "# is the title of the page; the parts of a text start with ##"],
];

test.each(faults)("%s is named with its line and what would be right", (_, markdown, line, message) => {
  expect(readMarkdown(markdown).faults).toEqual([{ line, message }]);
});

test("what Markdown shows as it was meant is no mistake", () => {
  const sound = `Five * three, \\**stars**\\*, snake_case, \`**code**\`, **bold** and [a link](/contact).[^1]

<!-- a note to ourselves -->

> ~~~~
> \`\`\`
> ~~~~

~~~ts
const html = "<b>";
~~~

[^1]: Text.`;
  expect(readMarkdown(sound).faults).toEqual([]);
});

test("letters that have no base letter are written out in the name of a heading", () => {
  expect(parseMarkdown("## Łódź, smørrebrød and Straße")[0]).toMatchObject({
    attrs: { id: "lodz-smorrebrod-and-strasse" },
  });
});

test("a fault in a post is told with the line of the file", async () => {
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
