import { expect, test } from "vitest";
import { machineResponse } from "./machine-response.ts";
import { markPage } from "./mark-page.ts";
import { createSourceMarks, unmarked } from "./source-marks.ts";

test("a text names its field, alone, among others and after the page has changed it", () => {
  const marks = createSourceMarks();
  const [one, two] = [marks.add("One", "a#one"), marks.add("Two {count}", "a#two")];
  expect(marks.pieces(one)).toEqual([{ text: "One", address: "a#one" }]);
  expect(marks.pieces(`${one}, then ${two.replace("{count}", "7")}!`)).toEqual([
    { text: "One", address: "a#one" },
    { text: ", then Two 7", address: "a#two" },
    { text: "!" },
  ]);
  expect(marks.pieces(`by ${one}`)).toEqual([{ text: "by " }, { text: "One", address: "a#one" }]);
});

test("no trace of a mark stays, whole, cut or in an address", () => {
  const marked = createSourceMarks().add("One", "a#one");
  for (const text of [marked, marked.slice(0, -3), marked.slice(0, 5)]) expect(unmarked(text)).toBe("One");
  expect(unmarked(encodeURIComponent(marked))).toBe("One");
  expect(unmarked("👩‍🚀 naïve")).toBe("👩‍🚀 naïve");
});

test("what machines read of the site carries no mark; what is not text stays to the byte", async () => {
  const marked = createSourceMarks().add("One", "a#one");
  for (const type of ["text/markdown; charset=utf-8", "application/json", "text/x-script"]) {
    const headers = { "Content-Type": type, "Content-Length": "99" };
    const sent = await machineResponse(new Response(`{"a":"${marked}"}`, { status: 203, headers }));
    expect([sent.status, sent.headers.get("Content-Length"), await sent.text()]).toEqual([203, null, '{"a":"One"}']);
  }
  const picture = new Response(marked, { headers: { "Content-Type": "image/png" } });
  expect(await (await machineResponse(picture)).text()).toBe(marked);
});

test("only data-content on a page says which field a text is", () => {
  const marks = createSourceMarks();
  const [one, two] = [marks.add("One", "a#one"), marks.add("Two", "a#two")];
  const html = `<!doctype html><html><head><title>${one}</title><script>{"a":"${one}"}</script></head><body><h1>${one}</h1><p>by <!-- -->${two} <b>now</b></p><img alt="${two}" src="/x.webp"><a href="/shop?q=${encodeURIComponent(one)}">x</a><a href="/feed.xml">f</a><form action="/contact"></form></body></html>`;
  const page = markPage(html, { marks, basePath: "/", editedPath: "/edit/site/", head: [] });
  expect(page).toContain("<title>One</title>");
  expect(page).not.toContain("<script");
  expect(page).toContain('<h1 data-content="a#one">One</h1>');
  expect(page).toContain('<p>by <span data-content="a#two">Two</span> <b>now</b></p>');
  expect(page).toContain('<img alt="Two" src="/x.webp" data-content-label="a#two">');
  expect(page).toContain('<a href="/edit/site/shop?q=One">x</a><a href="/feed.xml">f</a>');
  expect(page).toContain('<form action="/edit/site/contact">');
  expect(page).not.toMatch(/[\u200b\ufeff]/);
});

test("a number or a day is known by the words of its group beside it, and by nothing else", () => {
  const marks = createSourceMarks();
  const title = marks.add("Lamp", "products/lamp.yaml#title");
  const at = (key: string, value: number | string) => ({
    ...{ address: `products/lamp.yaml#${key}`, group: "products/lamp.yaml#", value },
  });
  const figures = [at("offerPrice", 1058), at("price", 1068.5), at("stock", 3), at("left", 3), at("day", "2026-03-03")];
  const card = (inner: string) =>
    `<!doctype html><html><body><ul><li><h3>${title}</h3>${inner}</li></ul></body></html>`;
  const marked = (inner: string, more = "") =>
    markPage(card(inner) + more, {
      ...{ marks, basePath: "/", editedPath: "/edit/site/", head: [] },
      figures: (file) => (file === "products/lamp.yaml" ? figures : []),
    });
  expect(marked("<b>£1,058.00</b>")).toContain('<b data-content="products/lamp.yaml#offerPrice">£1,058.00</b>');
  expect(marked("<p>was 1.068,50 € once</p>")).toContain(
    '<p>was <span data-content="products/lamp.yaml#price">1.068,50 €</span> once</p>',
  );
  expect(marked('<time datetime="2026-03-03">3 March</time>')).toContain(
    '<time datetime="2026-03-03" data-content="products/lamp.yaml#day">3 March</time>',
  );
  for (const inner of ["<b>3</b>", "<b>7</b>", "<b>1058p</b>", "<b>10:1058</b>", "<svg><text>1058</text></svg>"])
    expect(marked(inner)).toContain(inner);
});

test("words that are asked for are shown without their sign and marked, in a text, in a block of Markdown, and for guests as they are", () => {
  const marks = createSourceMarks();
  const asked = marks.add("TODO what it is", "a#what");
  const html = `<!doctype html><html><head></head><body><h1>${asked}</h1><p>by ${asked}</p><div data-content="a#body">TODO a text</div></body></html>`;
  const parts = { marks, basePath: "/", editedPath: "/edit/site/", head: [] };
  const page = markPage(html, parts);
  expect(page).toContain('<h1 data-content="a#what" data-unwritten="">What it is</h1>');
  expect(page).toContain('<span data-content="a#what" data-unwritten="">What it is</span>');
  expect(page).toContain('<div data-content="a#body" data-unwritten="">A text</div>');
  expect(markPage(html, { ...parts, note: { sheet: "/x.css", words: "A draft" } })).toContain(
    "<h1>TODO what it is</h1>",
  );
});
