import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { currentRelease } from "../../server/release/release.ts";
import { basePath } from "../support/pages.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";

interface Exchange {
  /** Everything received until the server closed the connection. */
  text: string;
  statuses: number[];
}

/** Writes raw bytes and reads until the server closes the connection. */
function exchange(parts: string | readonly string[], origin = inject("origin")): Promise<Exchange> {
  const { port, hostname } = new URL(origin);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => {
      for (const part of [parts].flat()) socket.write(part);
    });
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    // Cut off while we were still writing: what arrived before counts.
    socket.on("error", () => {});
    socket.on("close", () => {
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ text, statuses });
    });
  });
}

const ending = "Host: x\r\nConnection: close\r\n";
/** Of an address as it is written. */
const getRaw = (target: string, more = "") => `GET ${target} HTTP/1.1\r\n${ending}${more}\r\n`;
const get = (path: string, more = "") => getRaw(basePath() + path, more);
const post = (more: string, body = "") => `POST ${basePath()}/contact HTTP/1.1\r\n${ending}${more}\r\n${body}`;
const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join("");

const refused: [string, string, number][] = [
  ["no HTTP", "nonsense\r\n\r\n", 400],
  ["HTTP/2 without asking", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["an unknown version", `GET / HTTP/3.7\r\n${ending}\r\n`, 400],
  ["a NUL in the path", get("/\0"), 400],
  ["an escaped NUL", get("/about-us%00.html"), 400],
  ["broken escapes", get("/%E0%A4%A"), 400],
  ["a payload with broken escapes", get("/%zz.data"), 400],
  ["overlong escapes", get("/%c0%ae%c0%ae/etc/passwd"), 400],
  ["escaped line ends", get("/a%0d%0aSet-Cookie:%20x=1"), 400],
  ["a backslash for a slash", get("/\\evil.example/"), 400],
  ["another host in the path", getRaw("//evil.example/"), 404],
  ["another host in the path, with a climb", getRaw("//evil.example/%2f../x"), 404],
  ["another host in the address", getRaw("http://evil.example/about-us"), 421],
  ["a user in the address", getRaw("http://user:word@x/"), 421],
  ["another scheme", getRaw("file:///etc/passwd"), 421],
  ["an invalid address", getRaw("http://[::1/"), 421],
  ["a path without a slash", getRaw("about-us"), 400],
  ["a climb", getRaw("/../../../etc/passwd"), 404],
  ["an escaped climb out of the files", get("/assets/..%2f..%2fserver/index.js"), 404],
  ["a hidden file", get("/.env"), 404],
  ["the server's own bundle", get("/server/index.js"), 404],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
  ["an empty host", "GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n", 400],
  ["a host with markup", "GET / HTTP/1.1\r\nHost: a<script>\r\nConnection: close\r\n\r\n", 400],
  ["a host with a path", "GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n", 400],
  ["an address of 1 MB", get(`/${"a".repeat(1_000_000)}`), 431],
  [
    "1,000 headers",
    get(
      "/",
      many(1000, (index) => `a${index}:\r\n`),
    ),
    431,
  ],
  [
    "200 headers",
    get(
      "/",
      many(200, (index) => `a${index}:b\r\n`),
    ),
    431,
  ],
  ["a cookie of 100 KB", get("/", `Cookie: a=${"b".repeat(100_000)}\r\n`), 431],
  ["a blank before the colon", get("/", "X-A : b\r\n"), 400],
  ["a folded header", get("/", "X-A: b\r\n c\r\n"), 400],
  ["a control character in a header", get("/", "X-A: b\x01\r\n"), 400],
  ["two lengths", post("Content-Length: 5\r\nContent-Length: 6\r\n", "hello"), 400],
  ["a negative length", post("Content-Length: -1\r\n"), 400],
  ["a length and chunks", post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\nGET /x"), 400],
  ["an unknown transfer encoding", post("Transfer-Encoding: gzip\r\n"), 400],
  ["a chunk of no length", post(`${form}Transfer-Encoding: chunked\r\n`, "ZZ\r\nhello\r\n"), 400],
  ["a form that is cut", post("Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 3\r\n", "a=b"), 400],
  ["an unknown expectation", post("Expect: 200-ok\r\nContent-Length: 0\r\n"), 417],
  ["TRACE", `TRACE ${basePath()}/ HTTP/1.1\r\n${ending}\r\n`, 405],
  ["CONNECT", `CONNECT evil.example:443 HTTP/1.1\r\n${ending}\r\n`, 405],
  ["OPTIONS", `OPTIONS ${basePath()}/ HTTP/1.1\r\n${ending}\r\n`, 405],
  ["PUT", `PUT ${basePath()}/ HTTP/1.1\r\n${ending}Content-Length: 0\r\n\r\n`, 405],
  ["PROPFIND", `PROPFIND ${basePath()}/ HTTP/1.1\r\n${ending}\r\n`, 405],
  ["an unknown method", `BREW ${basePath()}/ HTTP/1.1\r\n${ending}\r\n`, 400],
];

test.each(refused)("refused without a word about what is inside: %s", async (_, bytes, status) => {
  const { statuses, text } = await exchange(bytes);
  expect(statuses).toEqual([status]);
  expect(text).not.toMatch(/node:|at async|\.[jt]sx?:\d+|Set-Cookie/);
});

test("a form that announces too much is asked to go on by nobody who would read it to the end", async () => {
  const { statuses } = await exchange(post(`${form}Expect: 100-continue\r\nContent-Length: 70000\r\n`));
  expect(statuses.filter((status) => status !== 100)).toEqual([413]);
});

test("what looks odd and is allowed is answered like anything else", async () => {
  const odd = [
    getRaw(`http://x${basePath()}/about-us`),
    get("/about-us", "Range: bytes=0-,0-,5-1\r\n"),
    get("/about-us", `If-None-Match: ${'"x",'.repeat(2000)}\r\n`),
    get("/about-us", `Accept-Encoding: ${"br;q=0.,".repeat(1000)}\r\n`),
    get("/faq?__proto__[x]=1&q=constructor"),
    get("/contact", `Cookie: a=${"b".repeat(12_000)}\r\n`),
    `GET ${basePath()}/ HTTP/1.1\r\n${ending}Content-Length: 5\r\n\r\nhello`,
  ];
  for (const bytes of odd)
    expect([bytes.slice(0, 60), (await exchange(bytes)).statuses]).toEqual([bytes.slice(0, 60), [200]]);
  for (const path of ["/__proto__", "/constructor", "/__manifest?p=%2F"])
    expect([path, (await exchange(get(path))).statuses]).toEqual([path, [404]]);
});

test("an old balancer without a Host header gets the instance's health", async () => {
  expect((await exchange(`GET ${basePath()}/healthz HTTP/1.0\r\n\r\n`)).statuses).toEqual([200]);
});

test("fifty requests in one go get fifty responses in their order, and a broken one ends the row", async () => {
  const asked = many(
    49,
    (index) => `GET ${basePath()}${index % 2 ? "/healthz" : "/nope.txt"} HTTP/1.1\r\nHost: x\r\n\r\n`,
  );
  const whole = await exchange(asked + get("/healthz"));
  expect(whole.statuses).toEqual([...Array.from({ length: 49 }, (_, index) => (index % 2 ? 200 : 404)), 200]);
  const broken = await exchange(
    `GET ${basePath()}/healthz HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`,
  );
  expect(broken.statuses.at(-1)).toBe(400);
  expect(broken.statuses.length).toBeLessThan(3);
});

test.concurrent("headers that come too slowly are cut off", async () => {
  const { statuses } = await exchange("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  expect(statuses).toEqual([408]);
});

test.concurrent("a body that comes too slowly is cut off", async () => {
  const { statuses } = await exchange(post(`${form}Content-Length: 100\r\n`, "name="));
  expect(statuses).toEqual([408]);
});

test("neither Host nor forwarding headers of a stranger find their way into a response", async () => {
  const lies = "X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\n";
  for (const target of ["/", "/About-Us", "/contact", "/nope", "/feed.xml", "/sitemap.xml"]) {
    const { text } = await exchange(
      `GET ${basePath()}${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n${lies}\r\n`,
    );
    expect([target, text.includes("evil.example")]).toEqual([target, false]);
    expect(text).not.toContain("Strict-Transport-Security");
  }
});

test("a trusted proxy may say that the visitor's connection is encrypted", async () => {
  const { server, address } = await startServer({
    ...environmentOf(testSite, inject("dataFolder")),
    TRUST_PROXY: "127.0.0.1",
  });
  const { text } = await exchange(get("/about-us", "X-Forwarded-Proto: https\r\n"), address);
  server.kill("SIGTERM");
  expect(text.toLowerCase()).toContain("strict-transport-security: max-age=31536000");
});

test("every response has a content policy without unsafe sources, and the usual headers", async () => {
  const html = await (await fetch(`${inject("origin")}/`)).text();
  const script = /\/assets\/frame-[\w-]+\.js/.exec(html)?.[0] ?? "";
  const picture = /\/_ipx\/[^" ,]+/.exec(html)?.[0].replaceAll("&amp;", "&") ?? "";
  const etag = (await fetch(`${inject("origin")}/faq`)).headers.get("ETag") ?? "";
  const asked: [string, number, RequestInit?][] = [
    ["/", 200],
    ["/faq", 304, { headers: { "If-None-Match": etag } }],
    ["/faq?q=price", 200],
    ["/contact", 200],
    ["/contact", 422, { method: "POST", body: new URLSearchParams({ name: "" }) }],
    ["/nope", 404],
    ["/nope", 404, { headers: { Accept: "application/json" } }],
    ["/single-shop/999", 404],
    ["/__fixtures/server-error", 500],
    ["/%zz", 400],
    ["/services", 308],
    ["/About-Us", 308],
    ["/faq.data", 200],
    ["/contact.data", 200],
    ["/faq.md", 200],
    ["/contact.md", 200],
    ["/sitemap.xml", 200],
    ["/builds/latest.json", 200],
    ["/healthz", 200],
    ["/favicon.svg", 200],
    ["/og/faq.jpg", 200],
    [script, 200],
    ["/assets/none.js", 404],
    [picture, 200],
    ["/_ipx/w_1/images/plate-1.webp", 400],
    ["/", 405, { method: "PUT" }],
    ["/", 403, { method: "POST", headers: { Origin: "https://evil.example" } }],
  ];
  for (const [path, status, init] of asked) {
    const headers = { Accept: "text/html", ...init?.headers };
    const response = await fetch(inject("origin") + path, { redirect: "manual", ...init, headers });
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect([path, response.status, policy]).toEqual([path, status, expect.stringContaining("default-src 'none'")]);
    expect([path, policy]).toEqual([path, expect.not.stringContaining("unsafe")]);
    expect([path, response.headers.get("X-Content-Type-Options")]).toEqual([path, "nosniff"]);
    expect([path, response.headers.get("Cross-Origin-Resource-Policy")]).toEqual([path, "same-origin"]);
    expect(response.headers.get("Set-Cookie")).toBeNull();
  }
});

test("no script that browsers get holds code, settings or packages of the server", () => {
  const release = currentRelease(testSite.buildFolder);
  const folder = join(release?.folder ?? "", "client", "assets");
  const settings =
    /\b(DATABASE_URL|SMTP_URL|MAIL_(FROM|TO)|WEBHOOK_\w+|TRUST_PROXY|ALLOWED_ORIGINS|RATE_LIMIT|DATA_DIR|METRICS_PORT|BUILD_ID)\b/;
  const code =
    /process\.env|["'`]node:[a-z]+|require\(|nodemailer|kysely|better-sqlite|DatabaseSync|rate-limiter|insert into|create table|createHmac|timingSafeEqual|renderToPipeableStream/i;
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => {
      const script = readFileSync(join(folder, name), "utf8");
      return [settings, code].flatMap((pattern) =>
        pattern.exec(script)?.[0] ? [`${name}: ${pattern.exec(script)?.[0]}`] : [],
      );
    });
  expect(found).toEqual([]);
});
