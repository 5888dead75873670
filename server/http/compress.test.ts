import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packAnswer } from "./pack-answer.ts";

const text = "The crane lowers one tile at a time. ".repeat(100);

function answer(accepted: string, { body = text as BodyInit | null, type = "text/html; charset=utf-8" } = {}) {
  const headers = { "Content-Type": type, Vary: "Cookie" };
  const request = new Request("http://localhost/contact", { headers: { "Accept-Encoding": accepted } });
  return packAnswer(new Response(body, { status: 422, headers }), request);
}

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip;q=0.8, br;q=0", "gzip", gunzipSync],
] as const)("with %s it travels as %s, and unpacked it is the same", async (accepted, encoding, unpack) => {
  const packed = await answer(accepted);
  expect([packed.status, packed.headers.get("Content-Encoding")]).toEqual([422, encoding]);
  expect(packed.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  const bytes = await packed.bytes();
  expect(bytes.length).toBeLessThan(text.length / 5);
  expect(unpack(bytes).toString()).toBe(text);
});

test.each([
  ["what is short", "br", { body: "short" }],
  ["what is no text", "br", { type: "image/webp" }],
  ["an answer to HEAD", "br", { body: null }],
  ["an answer to who takes nothing packed", "identity", {}],
] as const)("%s stays as it is", async (_, accepted, changes) => {
  const plain = await answer(accepted, changes);
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(await plain.text()).toBe("body" in changes ? (changes.body ?? "") : text);
});
