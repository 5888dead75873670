import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";

interface Answer {
  status: number | undefined;
  encoding: string | undefined;
  html: string;
  headers: Record<string, unknown>;
}

/** Differ between any two responses. */
const ownHeaders = ["date", "x-request-id", "content-length", "content-encoding", "transfer-encoding"];

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** `fetch` would respell the address. */
function ask(origin: string, path: string, accepted: string): Promise<Answer> {
  const headers = { Accept: "text/html", "Accept-Encoding": accepted };
  return new Promise((resolve, reject) => {
    get(origin, { path, headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      const encoding = response.headers["content-encoding"];
      const html = (encoding ? (unpack[encoding]?.(bytes) ?? bytes) : bytes).toString();
      const headers = Object.fromEntries(
        Object.entries(response.headers)
          .filter(([name]) => !ownHeaders.includes(name))
          .map(([name, value]) => [name, String(value).replace(/'nonce-[^']+'/, "nonce")]),
      );
      resolve({ status: response.statusCode, encoding, html, headers });
    }).on("error", reject);
  });
}

const tokenPattern = /(?<![\w-])[\w-]{22}(?=\\?")|\d{13}\.[\w-]{22}/g;

/** A page without what no two responses share. */
function bare({ html }: Answer): string {
  return html.replaceAll(/ nonce="[^"]{24}"/g, " nonce").replaceAll(tokenPattern, "token");
}

/** Without packing a page is rendered in full; the second packed response comes from the kept page. */
async function compare(origin: string, path: string) {
  const whole = await ask(origin, path, "identity");
  const [first, second] = [await ask(origin, path, "br, gzip"), await ask(origin, path, "br, gzip")];
  expect([bare(first), bare(second)]).toEqual([bare(whole), bare(whole)]);
  expect([first.status, second.status]).toEqual([whole.status, whole.status]);
  expect([first.headers, second.headers]).toEqual([whole.headers, whole.headers]);
  return { whole, first, second };
}

const lostPaths = [
  "/no-such-page",
  "/a/quite/different/one?with=a&query",
  "/%3Cb%3E&%26amp;%22quoted%22'%27",
  "/x?<script>\"'&",
  "/gr%C3%BC%C3%9Fe-%E2%82%AC-%F0%9F%98%80",
  "/%25%32%35-50%25",
  "/%2e%2e%2fetc%2fpasswd",
  "/$&$1$`",
  "/path0-title0-word",
  `/${"long-".repeat(1000)}`,
  `/x?${"%22'<".repeat(2000)}`,
  "/contac",
  "/portfolios",
  "/servce",
  "/portfolio-x",
  "/services-x",
  "/portfolio/no-such-case",
  "/blog/no-such-note",
  "/order/a/b",
  "/single-shop-x",
  "/game-localization/x",
  "/home-2/x",
  "/contact/x",
  "/team/nobody/at/all",
];

test("a missing page is the same bytes from a kept page as rendered in full, whatever its address", async () => {
  for (const path of lostPaths) {
    for (const [origin, base] of [
      [inject("origin"), ""],
      [inject("origin"), "/studio"],
    ] as const) {
      const { second } = await compare(origin, base + path);
      expect(second.status, path).toBe(404);
    }
  }
});

test("addresses in many spellings share a page, so only the first is rendered", async () => {
  const answers = await Promise.all(
    ["/zzzzq", "/qqqqz?x=1", "/%3Ci%3E"].map((path) => ask(inject("origin"), path, "gzip")),
  );
  expect(answers.map(({ encoding }) => encoding)).toEqual(["gzip", "gzip", "gzip"]);
  expect(answers[2]?.html).toContain("Page not found: /%3Ci%3E");
});

test.each([
  "/portfolio?compare=zolw-w-szklance",
  "/portfolio?compare=zolw-w-szklance&compare=grossenwahn&service=game-localization",
  "/portfolio-grid?sort=weeks&order=asc",
  "/shop?kind=Models&sort=saving",
  "/team?discipline=Engineering",
  "/testimonial?service=game-localization",
  "/blog-grid?category=uber-alles-gerechnet&year=2026",
  "/search?q=unreal",
  "/search",
  "/contact",
  "/contact?case=zolw-w-szklance",
  "/checkout",
])("%s is the same from a kept page as rendered in full", async (path) => {
  const { second } = await compare(inject("origin"), path);
  expect([second.status, second.encoding]).toEqual([200, "gzip"]);
});

test("each response has its own nonce and form token, in every place", async () => {
  const { whole, first, second } = await compare(inject("origin"), "/contact");
  const secretsOf = ({ html }: Answer) => [
    ...new Set([...html.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce)),
    ...new Set(html.match(/\b\d{13}\.[\w-]{22}/g)),
  ];
  const secrets = [whole, first, second].map(secretsOf);
  expect(secrets.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(new Set(secrets.flat()).size).toBe(6);
});

test("a query that the site does not offer is answered with what was asked for, each time", async () => {
  for (const word of ["zebra", "zephyr"]) {
    const { html } = await ask(inject("origin"), `/search?q=${word}`, "br, gzip");
    expect(html).toContain(`value="${word}"`);
  }
});
