import { Hono } from "hono";
import { expect, test } from "vitest";
import type { HttpEnv } from "./context.ts";
import { formBody, methodCheck, originCheck, sendingLimit } from "./form-posts.ts";

const origins = { siteHost: "site.example", allowedOrigins: new Set(["https://static.example"]) };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** The request that passes, or the response to a refused one. */
async function guard(headers: Record<string, string>, init: RequestInit = {}, waitingTime = async () => 0) {
  let passed: Request | undefined;
  const seconds = async () => (await waitingTime()) || undefined;
  const app = new Hono<HttpEnv>().use(
    async (c, next) => {
      c.set("visitor", { url: new URL("https://here.example/contact"), address: "192.0.2.7" });
      await next();
    },
    ...[originCheck(origins), methodCheck(), sendingLimit(seconds, String), ...formBody()],
    async ({ req }) => {
      passed = req.raw;
      return new Response();
    },
  );
  const request = new Request("http://inside:3000/contact", { method: "POST", body: "a=1", ...init, headers });
  const response = await app.fetch(request);
  return passed ?? response;
}
const status = async (...parameters: Parameters<typeof guard>) => {
  const passed = await guard(...parameters);
  return passed instanceof Response ? passed.status : "passed";
};

test.each<[string, Record<string, string>, number | "passed"]>([
  ["our own page", { "Sec-Fetch-Site": "same-origin", Origin: "null" }, "passed"],
  ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, 403],
  ["a neighbour below the same domain", { "Sec-Fetch-Site": "same-site", Origin: "https://other.here.example" }, 403],
  ["another site that says it is ours", { "Sec-Fetch-Site": "cross-site", Origin: "https://here.example" }, 403],
  ["a static export", { "Sec-Fetch-Site": "cross-site", Origin: "https://static.example" }, "passed"],
  ["a static export without encryption", { "Sec-Fetch-Site": "cross-site", Origin: "http://static.example" }, 403],
  ["an old browser on our page", { Origin: "https://here.example" }, "passed"],
  ["an old browser behind a proxy that ends encryption", { Origin: "http://here.example" }, "passed"],
  ["an old browser on the public address", { Origin: "https://site.example" }, "passed"],
  ["an old browser on another port", { Origin: "https://here.example:8443" }, 403],
  ["an old browser on another site", { Origin: "https://evil.example" }, 403],
  ["an old browser that hides where it is", { Origin: "null" }, 403],
  ["a program that is not a browser", {}, "passed"],
])("a form from %s is judged by where it comes from", async (_, headers, expected) => {
  expect(await status({ ...form, ...headers })).toBe(expected);
});

test("other methods are refused, another site's before anything else", async () => {
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    expect(await status(form, { method })).toBe(405);
    expect(await status({ ...form, "Sec-Fetch-Site": "cross-site" }, { method })).toBe(403);
  }
});

test("only forms are read", async () => {
  expect(await status({ "Content-Type": "application/json" })).toBe(415);
  expect(await status({ "Content-Type": "text/plain" })).toBe(415);
  expect(await status({ "Content-Type": "Application/X-WWW-Form-Urlencoded; charset=UTF-8" })).toBe("passed");
  expect(await status({ "Content-Type": "multipart/form-data; boundary=x" })).toBe(400);
  expect(await status({ "Content-Type": "multipart/form-data" })).toBe(400);
});

test("a button without fields may be sent as nothing at all, but nothing is guessed about what was sent", async () => {
  const empty = await guard({}, { body: null });
  if (empty instanceof Response) throw new Error("was refused");
  expect([...(await empty.formData())]).toEqual([]);
  expect(await status({}, { body: new Uint8Array([97]) })).toBe(415);
});

test("a form holds 64 KB, whether it says its length or not", async () => {
  const stream = (size: number) => new Blob(["a".repeat(size)]).stream();
  const streamed = (size: number) => ({ body: stream(size), duplex: "half" }) as RequestInit;
  expect(await status(form, streamed(65_536))).toBe("passed");
  expect(await status(form, streamed(65_537))).toBe(413);
  expect(await status({ ...form, "Content-Length": "70000" }, { body: "a" })).toBe(413);
});

test("an address that posts too often waits, and nothing of its form is read", async () => {
  const body = new ReadableStream({ pull: () => expect.unreachable() }, { highWaterMark: 0 });
  const passed = await guard(form, { body, duplex: "half" } as RequestInit, async () => 41);
  expect(passed instanceof Response && [passed.status, passed.headers.get("Retry-After")]).toEqual([429, "41"]);
});

test("what passes is whole, on its public address, and names no origin that the router would judge again", async () => {
  const passed = await guard({ ...form, Origin: "https://site.example" }, { body: "a=1&b=%C3%A9" });
  if (passed instanceof Response) throw new Error("was refused");
  expect(passed.url).toBe("https://here.example/contact");
  expect(passed.headers.get("Origin")).toBeNull();
  expect([...(await passed.formData())]).toEqual([
    ["a", "1"],
    ["b", "é"],
  ]);
});
