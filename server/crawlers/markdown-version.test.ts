import { expect, test } from "vitest";
import { markdownVersion } from "./markdown-version.ts";

const page = (main: string, head = "") => `<!doctype html><html><head><meta property="og:title" content="A page">
<meta name="description" content="What &quot;it&quot; says."><link rel="canonical" href="https://acme.example/studio/a">${head}</head>
<body><header>Menu</header><main><h1>Hello</h1>${main}</main><footer>Small print</footer></body></html>`;
const markdownOf = (main: string) => markdownVersion(page(main), "/a")?.split("# Hello\n")[1]?.trim();

test("a Markdown version starts with title, description and address, and ends with the main part", () => {
  expect(markdownVersion(page("<p>Words.</p>"), "/a")).toBe(`---
title: "A page"
description: "What \\"it\\" says."
url: "https://acme.example/studio/a"
---

# Hello

Words.
`);
});

test("a page that asks not to be listed, or repeats another one, has no Markdown version", () => {
  expect(markdownVersion(page("", '<meta name="robots" content="noindex">'), "/a")).toBeUndefined();
  expect(markdownVersion(page(""), "/a-details")).toBeUndefined();
});

test("links to the next page, a form's button and a table's caption are included", () => {
  expect(
    markdownOf('<nav><a href="b">Next</a></nav><form><button type="submit">Send it <svg></svg></button></form>'),
  ).toBe("[Next](https://acme.example/studio/b)\n\nSend it");
  expect(markdownOf("<table><caption>By year</caption><tr><th>Year</th></tr><tr><td>One</td></tr></table>")).toBe(
    "By year\n\n| Year |\n| ---- |\n| One  |",
  );
});

test("controls, films and decoration are left out", () => {
  expect(markdownOf('<div><video aria-label="The tide"></video></div><p>Words.</p>')).toBe("Words.");
  expect(
    markdownOf(
      '<form><input><button type="button">Go</button></form><svg><text>x</text></svg><i aria-hidden="true">1</i><img src="/a.webp" alt=""><p>Words.</p>',
    ),
  ).toBe("Words.");
});

test("a named drawing is its name, and a picture has its plain address", () => {
  expect(markdownOf('<svg role="img" aria-label="£1k to £2k"></svg>')).toBe("£1k to £2k");
  expect(markdownOf('<p><img src="/studio/_ipx/w_640&amp;f_webp/images/cup.66398dfe.webp" alt="A cup"></p>')).toBe(
    "![A cup](https://acme.example/studio/images/cup.webp)",
  );
});

test("links are whole addresses, and separate parts of the page are separate in the text", () => {
  expect(markdownOf('<p><a href="/studio/faq">Ask <svg></svg></a><a href="#b">Below</a></p>')).toBe(
    "[Ask](https://acme.example/studio/faq) [Below](https://acme.example/studio/a#b)",
  );
  expect(markdownOf("<p>Startup<small>£99</small></p>")).toBe("Startup £99");
  expect(markdownOf('<a href="/x"><ul><li>One</li><li>Two</li></ul></a>')).toBe("[One, Two](https://acme.example/x)");
});

test("terms are lines, whether grouped or not", () => {
  expect(markdownOf("<dl><dt>Width</dt><dd>168 mm</dd><dt>Depth</dt><dd>82 mm</dd></dl>")).toBe(
    "- **Width**: 168 mm\n- **Depth**: 82 mm",
  );
  expect(markdownOf("<dl><div><dt>Width</dt><dd>168 mm</dd><dd>closed</dd></div></dl>")).toBe(
    "- **Width**: 168 mm closed",
  );
});

test("a heading is one line", () => {
  expect(markdownOf("<h2>Games,<br>finished.</h2>")).toBe("## Games, finished.");
});

test("code is kept as written", () => {
  expect(markdownOf("<pre><code><span>const</span><span>a</span> = 1;\n  b();</code></pre>")).toBe(
    "```\nconsta = 1;\n  b();\n```",
  );
});

test("emphasis keeps its blanks outside, and a list inside a link gets no comma after a full stop", () => {
  const text = markdownOf(
    '<p><b>We make. </b>Small ones: 2<i>–</i>1.</p><a href="/x"><ul><li><b>Before</b>: Late.</li><li>After.</li></ul></a>',
  );
  expect(text).toContain("**We make.** Small ones: 2–1.");
  expect(text).toContain("**Before**: Late. After.");
});

test("a choice is written as its options", () => {
  expect(
    markdownOf("<p>Please <label>what</label> <select><option>finish</option><option>port</option></select> it.</p>"),
  ).toBe("Please what (finish / port) it.");
});

test("what a form asks for is read, and its fields are not", () => {
  expect(
    markdownOf("<fieldset><legend>Parcel</legend><ul><li><input><label>A playable</label></li></ul></fieldset>"),
  ).toBe("Parcel\n\n- A playable");
});

test("buttons in a row are a list, one alone stays in its place", () => {
  const key = (words: string, type = "radio") => `<label><input type="${type}"><span>${words}</span></label> `;
  expect(
    markdownOf(`<fieldset><legend>Budget</legend><div>${key("Under 10k")}${key("Over 10k")}</div></fieldset>`),
  ).toBe("Budget\n\n- Under 10k\n- Over 10k");
  expect(
    markdownOf(
      `<div>${key("<b>A playable</b> Ten minutes.", "checkbox")}${key("The verb", "checkbox")}<p>of two</p></div>`,
    ),
  ).toBe("- **A playable** Ten minutes.\n- The verb\n\nof two");
  expect(markdownOf(`<p>${key("You may answer me.", "checkbox")}</p>`)).toBe("You may answer me.");
});

test("a note in the structured data about the whole page is in the head", () => {
  const data =
    '<script type="application/ld+json">{"@graph":[{"disambiguatingDescription":"All \\"this\\" is made up."}]}</script>';
  expect(markdownVersion(page("", data), "/a")).toContain('note: "All \\"this\\" is made up."\n---');
});

test("a link that leads nowhere is only its words", () => {
  expect(markdownOf("<p>See <a>the archive</a>.</p>")).toBe("See the archive.");
});
