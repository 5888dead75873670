import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compress } from "./compress.ts";
import type { HttpEnv } from "./context.ts";

const text = "The crane lowers one tile at a time. ".repeat(100);

async function respond(
  accepted: string,
  { body = text as BodyInit | null, type = "text/html; charset=utf-8", more = {} } = {},
) {
  const headers = { "Content-Type": type, Vary: "Cookie", ...more };
  const app = new Hono<HttpEnv>().all("*", compress(), () => new Response(body, { status: 422, headers }));
  return await app.request("/contact", { headers: { "Accept-Encoding": accepted } });
}

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip;q=0.8, br;q=0", "gzip", gunzipSync],
] as const)("with %s it travels as %s, and unpacked it is the same", async (accepted, encoding, unpack) => {
  const packed = await respond(accepted);
  expect([packed.status, packed.headers.get("Content-Encoding")]).toEqual([422, encoding]);
  expect(packed.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  const bytes = await packed.bytes();
  expect(bytes.length).toBeLessThan(text.length / 5);
  expect(unpack(bytes).toString()).toBe(text);
});

test("a drawing is compressed as text is", async () => {
  expect((await respond("br", { type: "image/svg+xml" })).headers.get("Content-Encoding")).toBe("br");
});

test("a short file is the same response, so that it can be kept", async () => {
  const short = new Response("short", { headers: { "Content-Type": "text/plain", "Content-Length": "5" } });
  const app = new Hono<HttpEnv>().all("*", compress(), () => short);
  expect(await app.request("/", { headers: { "Accept-Encoding": "br" } })).toBe(short);
});

test("a file that has a compressed copy is sent as that copy, and says once that it varies", async () => {
  const more = { "Content-Encoding": "gzip", Vary: "Accept-Encoding" };
  const copy = await respond("br", { more });
  expect([copy.headers.get("Content-Encoding"), copy.headers.get("Vary")]).toEqual(["gzip", "Accept-Encoding"]);
  expect(await copy.text()).toBe(text);
});

test.each([
  ["what is short", "br", { body: "short" }],
  ["what is not text", "br", { type: "image/webp" }],
  ["a response without a body", "br", { body: null }],
  ["a response to who takes nothing packed", "identity", {}],
] as const)("%s stays as it is", async (_, accepted, changes) => {
  const plain = await respond(accepted, changes);
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(await plain.text()).toBe("body" in changes ? (changes.body ?? "") : text);
});
