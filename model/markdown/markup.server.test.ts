import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown.server.ts";
import { escapeXml, richTextHtml } from "./markup.server.ts";

const html = (source: string) => richTextHtml(parseMarkdown(source), (href) => `https://acme.example${href}`);

test("signs of XML are written out", () => {
  expect(escapeXml(`<a href="x">'&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;");
});

test("links are resolved wherever they stand", () => {
  expect(html("Read [this](/faq), **or [that](/team)**.")).toBe(
    '<p>Read <a href="https://acme.example/faq">this</a>, <strong>or <a href="https://acme.example/team">that</a></strong>.</p>',
  );
});

test("words that look like markup stay words", () => {
  expect(html("`<script>` & co")).toBe("<p><code>&#x3C;script></code> &#x26; co</p>");
});
