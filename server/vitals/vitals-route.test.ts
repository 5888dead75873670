import { Hono } from "hono";
import { expect, test } from "vitest";
import type { HttpEnv } from "../http/context.ts";
import { createVisitorReader, visitor } from "../http/visitor.ts";
import { vitalsRoute } from "./vitals-route.ts";

function open(waitingTime: () => Promise<number | undefined> = async () => undefined) {
  const added: unknown[] = [];
  const route = vitalsRoute({
    patternOf: (path) => (path === "/about-us" ? "/about-us" : undefined),
    waitingTime,
    store: { add: (...row) => added.push(row) },
  });
  const app = new Hono<HttpEnv>().use(visitor(createVisitorReader(undefined))).route("/vitals", route);
  const send = async (body: unknown, method = "POST") => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const request = new Request("http://here.example/vitals", { method, body: method === "POST" ? text : null });
    return app.fetch(request, { peer: "192.0.2.1" });
  };
  return { added, send };
}

test("a timing of a page is taken", async () => {
  const { added, send } = open();
  expect((await send({ path: "/about-us", values: { LCP: 812.5, CLS: 0 } })).status).toBe(204);
  expect(added).toEqual([["/about-us", { LCP: 812.5, CLS: 0 }]]);
});

test.each([
  ["an unknown page", { path: "/nope", values: { LCP: 1 } }],
  ["an unknown timing", { path: "/about-us", values: { LCP: 1, FID: 2 } }],
  ["no timing", { path: "/about-us", values: {} }],
  ["a time before the start", { path: "/about-us", values: { LCP: -1 } }],
  ["a time that nobody waits", { path: "/about-us", values: { LCP: 1e9 } }],
  ["a text for a number", { path: "/about-us", values: { LCP: "1" } }],
  ["more than was asked", { path: "/about-us", values: { LCP: 1 }, name: "Ada" }],
  ["no JSON", "{"],
])("%s is refused", async (_, body) => {
  const { added, send } = open();
  expect((await send(body)).status).toBe(400);
  expect(added).toEqual([]);
});

test("what is too long, too often or no sending at all is refused unread", async () => {
  expect((await open().send("x".repeat(1025))).status).toBe(413);
  const limited = await open(async () => 9).send({ path: "/about-us", values: { LCP: 1 } });
  expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "9"]);
  const asked = await open().send("", "GET");
  expect([asked.status, asked.headers.get("Allow")]).toEqual([405, "POST"]);
});
