import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { basePath } from "../support/pages.ts";
import { childrenOf, isRunning } from "../support/processes.ts";
import { environmentOf, startServer, testSite } from "../support/servers.ts";

const get = (path: string, init: RequestInit = {}) => fetch(inject("origin") + path, init);
const picture = (operations: string) => `/_ipx/${operations}/images/a.jpg`;

async function shapeOf(response: Response): Promise<string> {
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${response.status} ${response.headers.get("Content-Type")} ${width}x${height}`;
}

/** Sends a raw request line: `fetch` would resolve climbs and refuse malformed escapes. */
function getRaw(target: string): Promise<string> {
  const { port, hostname, host } = new URL(inject("origin"));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${basePath()}${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket
      .on("data", (chunk: Buffer) => chunks.push(chunk))
      .on("error", reject)
      .on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
}

test.each([
  ["w_300&f_webp&q_80", "200 image/webp 300x225"],
  ["w_300,f=webp,q:80", "200 image/webp 300x225"],
  ["f_webp&q_80&s_300x200", "200 image/webp 300x200"],
  ["_", "200 image/jpeg 800x600"],
  ["w_2000", "200 image/jpeg 800x600"],
  ["s_2000x1000", "200 image/jpeg 800x400"],
])(
  "IPX-1 IPX-9 %s is answered as %s, with a type that holds and a policy that runs nothing",
  async (operations, shape) => {
    const response = await get(picture(operations));
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
    expect(response.headers.get("Cache-Control")).toBe("max-age=60, public, s-maxage=60");
    expect(response.headers.get("Vary")).toBeNull();
    expect(await shapeOf(response)).toBe(shape);
  },
);

test("IPX-1 a query changes nothing, and neither does what the visitor accepts", async () => {
  const etags = await Promise.all(
    [
      get(picture("w_300")),
      get(`${picture("w_300")}?v=2`),
      get(picture("w_300"), { headers: { Accept: "image/avif,image/webp" } }),
    ].map(async (asked) => {
      const response = await asked;
      await response.arrayBuffer();
      return `${response.status} ${response.headers.get("ETag")}`;
    }),
  );
  expect(new Set(etags).size).toBe(1);
  expect(etags[0]).toMatch(/^200 "\w{32}"$/);
});

test.each([
  ...["s_300", "f_bogus", "bogus_1", "w_abc", "w_0", "w_-5", "w_300.5", "q_0", "q_500", "enlarge&w_12000"].map(
    (operations): [string, number] => [picture(operations), 400],
  ),
  ["/_ipx", 400],
  ["/_ipx/", 400],
  ["/_ipx/w_300", 400],
  ["/_ipx/w_300/", 400],
  ["/_ipx/images/a.jpg", 400],
  ["/_ipx/f_svg/images/mark.svg", 400],
  ["/_ipx/_/images/mark.svg", 404],
  ["/_ipx/_/images/nope.jpg", 404],
  ["/_ipx/_/images", 404],
  ["/_ipx/_/images/", 404],
  ["/_ipx/_/images/note.txt", 404],
  ["/_ipx/_/%2fetc%2fpasswd", 404],
  ["/_ipx/_/images/a%00.jpg", 403],
  ["/_ipx/_/https://elsewhere.example/a.jpg", 403],
  ["/_ipx/_/http://169.254.169.254/latest/meta-data", 403],
  ["/_ipx/_/file:///etc/passwd", 403],
])("IPX-1 IPX-9 %s is refused with %i, as JSON that nobody keeps", async (path, status) => {
  const response = await get(path, { headers: { Accept: "text/html" } });
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await response.json()).toEqual({ error: { message: expect.stringContaining(`[${status}]`) } });
});

test("IPX-1 the visitor's version is not sent again: by its tag, and by its date", async () => {
  const first = await get(picture("w_400"));
  await first.arrayBuffer();
  for (const [condition, version] of [
    ["If-None-Match", "ETag"],
    ["If-Modified-Since", "Last-Modified"],
  ] as const) {
    const response = await get(picture("w_400"), { headers: { [condition]: first.headers.get(version) ?? "" } });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([304, 0]);
  }
});

test("IPX-2 an unknown file is reported as JSON, never on the screen", async () => {
  const response = await get("/_ipx/w_300/images/nope.jpg", { headers: { Accept: "text/html" } });
  const body = await response.text();
  expect(response.status).toBe(404);
  expect(JSON.parse(body).error.message).toContain("File not found: /images/nope.jpg");
  expect(body).not.toContain("<");
});

test.each([
  "/_ipx/w_300/../../../../../../etc/passwd",
  "/_ipx/w_300/..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/_ipx/w_300/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/_ipx/w_300/images/deep/../../../../server/env.ts",
  "/_ipx/w_300/images/%2e%2e%2f%2e%2e%2f%2e%2e%2frelease.json",
  "/_ipx/../../release.json",
  "/_ipx/w_300/..",
])("IPX-3 %s, sent raw, is forbidden and gets no byte of a file", async (target) => {
  const response = await getRaw(target);
  expect(response).toMatch(/^HTTP\/1\.1 40[03] /);
  if (!target.startsWith("/_ipx/..")) expect(response).toMatch(/^HTTP\/1\.1 403 /);
  expect(response).not.toMatch(/root:|fingerprint|<!doctype/i);
});

test.each([
  "/_ipx/%/images/a.jpg",
  "/_ipx/w_300/%E0%A4%A",
  "/_ipx/%zz/%zz",
  "/_ipx/w_300/..\\..\\etc",
  "/_ipx/w_300/images/\u00e4.jpg",
  `/_ipx/${Array.from({ length: 1000 }, () => "w_300").join("&")}/images/a.jpg`,
  `/_ipx/${"a".repeat(12_000)}_1/images/a.jpg`,
  "/_ipx/_/images/truncated.jpg",
  "/_ipx/w_300&f_webp/images/truncated.jpg",
  "/_ipx/w_64&f_webp/images/bomb.png",
])("bad input %.60s is answered 4xx and tells nothing", async (target) => {
  const value = await getRaw(target);
  expect(value).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(value).not.toMatch(/\/work\/|node_modules|build\/|\.ts:\d|at async|vips|Input/);
});

test("IPX-5 of 200 widths at once the unlisted are refused, the listed are made, and the home page answers", async () => {
  const widths = Array.from({ length: 200 }, (_, index) => index * 8 + 8);
  const isListed = (width: number) =>
    width % 64 === 0 ||
    [16, 32, 48, 96, 200, 360, 600, 720, 768, 1000, 1080, 1440, 1536, 400, 800, 1200, 1600].includes(width);
  const burst = widths.map(async (width) => {
    const response = await get(`/_ipx/w_${width}&q_90/images/a.jpg`);
    await response.arrayBuffer();
    return { width, status: response.status };
  });
  const home = await get("/");
  await home.text();
  const responses = await Promise.all(burst);
  const statusOf = (width: number) => (isListed(width) ? 200 : 400);
  expect(responses.map(({ width, status }) => [width, status])).toEqual(
    widths.map((width) => [width, statusOf(width)]),
  );
  expect(home.status).toBe(200);
});

test.skipIf(process.platform !== "linux")(
  "IPX-5 memory is bounded: a second burst of 200 widths needs hardly more than the first",
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-burst-"));
    const { server, address } = await startServer(environmentOf(testSite, dataFolder));
    const burst = async (quality: number) => {
      const widths = Array.from({ length: 200 }, (_, index) => index * 16 + 16);
      const responses = widths.map((width) => fetch(`${address}/_ipx/w_${width}&q_${quality}/images/a.jpg`));
      const statuses = await Promise.all(responses.map(async (response) => (await response).status));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(48);
      const peaks = [Number(server.pid), ...childrenOf(Number(server.pid))].map((pid) =>
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]),
      );
      expect(peaks).toHaveLength(2);
      return peaks.reduce((sum, peak) => sum + peak, 0);
    };
    const [first, second] = [await burst(50), await burst(60)];
    server.kill("SIGTERM");
    expect(first).toBeGreaterThan(0);
    expect(second).toBeLessThan(first * 1.5);
  },
);

test.skipIf(process.platform !== "linux")(
  "IPX-11 the process that makes pictures may be killed at work, and ends when idle and with its server",
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-picture-process-"));
    const { server, address } = await startServer(environmentOf(testSite, dataFolder));
    const makers = () => childrenOf(Number(server.pid));
    const ask = (operations: string) => fetch(`${address}/_ipx/${operations}/images/plate-1.webp`);
    const status = async (operations: string) => {
      const response = await ask(operations);
      await response.arrayBuffer();
      return response.status;
    };
    expect(makers()).toEqual([]);
    expect(await status("w_64")).toBe(200);
    const [first = 0, ...others] = makers();
    expect(others).toEqual([]);
    const underWay = [2048, 1920, 1600, 1536, 1440].map((width) => ask(`w_${width}&f_png`));
    process.kill(first, "SIGKILL");
    const answers = await Promise.all(underWay);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(await status("w_128")).toBe(200);
    await expect.poll(makers, { timeout: 30_000 }).toEqual([]);

    expect(await status("w_192")).toBe(200);
    const [last = 0] = makers();
    expect(last).not.toBe(first);
    server.kill("SIGKILL");
    await expect.poll(() => isRunning(last), { timeout: 30_000 }).toBe(false);
  },
);

test("IPX-6 ten identical requests at once leave one rendition on the disk", async () => {
  const folder = join(inject("dataFolder"), "images");
  const responses = await Promise.all(Array.from({ length: 10 }, () => get(picture("w_1024&q_60&f_webp"))));
  const bodies = await Promise.all(responses.map(async (response) => Buffer.from(await response.arrayBuffer())));
  expect(bodies.filter((body) => !body.equals(bodies[0]!))).toEqual([]);
  // Other tests ask for other pictures meanwhile.
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(bodies[0]!));
  expect(kept.length).toBe(1);
});

test("IPX-7 POST is refused, HEAD has the headers without the body", async () => {
  const post = await get(picture("w_300"), { method: "POST" });
  expect([post.status, post.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  const head = await get(picture("w_300&f_webp"), { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Type"), await head.text()]).toEqual([200, "image/webp", ""]);
});

test("IPX-8 pictures are served below the base path and nowhere else, for climbs too", async () => {
  const { origin } = new URL(inject("origin"));
  const paths = [
    `${basePath()}/_ipx/w_300&f_webp/images/plate-1.webp`,
    "/_ipx/w_300&f_webp/images/plate-1.webp",
    `${basePath()}/_ipx/w_300/..%2fa`,
  ];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).status));
  expect(statuses).toEqual([200, 404, 403]);
  const html = await (await get("/")).text();
  expect(html.match(/"\/_ipx\//g)).toBeNull();
  expect(html).toContain(`"${basePath()}/_ipx/`);
});

test("a picture of a page has the hash of its bytes in its address and is kept for a year, under its plain name for a minute", async () => {
  const html = (await (await get("/")).text()).replaceAll("&amp;", "&");
  const hashed = /\/_ipx\/[^" ]+\/images\/[\w-]+\.[0-9a-f]{8}\.webp/.exec(html)?.[0] ?? "";
  const year = await get(hashed);
  expect(await shapeOf(year)).toMatch(/^200 image\/webp /);
  expect(year.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const plain = await get(hashed.replace(/\.[0-9a-f]{8}(?=\.webp)/, ""));
  await plain.arrayBuffer();
  expect([plain.status, plain.headers.get("Cache-Control")]).toEqual([200, "max-age=60, public, s-maxage=60"]);
});

test("the build has made every picture of the home page: the server makes none for its first visitor", async () => {
  const html = (await (await get("/")).text()).replaceAll("&amp;", "&");
  const made = readdirSync("build/test/pictures", { recursive: true, encoding: "utf8" });
  const addresses = new Set(html.match(/\/_ipx\/[^" ,]+/g));
  expect(addresses.size).toBeGreaterThan(50);
  const tags = await Promise.all(
    [...addresses].map(async (address) => (await get(address, { method: "HEAD" })).headers.get("ETag")),
  );
  const missing = tags.filter((tag) => !made.some((name) => name.includes(tag?.replaceAll('"', "") ?? "no tag")));
  expect(missing).toEqual([]);
});

test("the files of the fixtures are served by a build with fixtures", async () => {
  expect(await shapeOf(await get("/images/a.jpg"))).toBe("200 image/jpeg 800x600");
  expect((await get("/images/a%20b.jpg")).status).toBe(200);
  expect((await get("/images/note.txt")).status).toBe(200);
  expect(await shapeOf(await get("/_ipx/w_300/images/a%20b.jpg"))).toMatch(/^200 image\/jpeg 300x/);
});

test("the home page answers while bad pictures and addresses arrive, and they are all refused", async () => {
  const sides = Array.from({ length: 48 }, (_, index) => 64 * (index + 1));
  const bad = sides.flatMap((side) => [
    `/_ipx/w_${side}&f_webp/images/truncated.jpg`,
    `/_ipx/h_${side}/images/bomb.png`,
    `/_ipx/w_${side + 1}/images/a.jpg`,
    `/_ipx/w_${side}/..%2f..%2frelease.json`,
  ]);
  const statuses = bad.map(async (path) => {
    const response = await get(path);
    await response.text();
    return response.status;
  });
  const pages = await Promise.all(Array.from({ length: 5 }, () => get("/")));
  const home = await Promise.all(pages.map(async (page) => [page.status, (await page.text()).includes("</html>")]));
  expect(home).toEqual(Array(5).fill([200, true]));
  expect((await Promise.all(statuses)).filter((status) => status < 400 || status >= 500)).toEqual([]);
});
