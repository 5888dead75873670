import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import type { HttpEnv } from "./context.ts";
import { pageLimit } from "./page-limit.ts";

/** Statuses of three pages, of which two are allowed, asked for by a peer that claims to speak for somebody else. */
async function askThrice(peer: string, headers: Record<string, string>): Promise<number[]> {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set("visitor", { url: new URL(c.req.url), address: peer });
    await next();
  });
  app.use(pageLimit({ PAGE_LIMIT: "2/60", TRUST_PROXY: undefined }, () => new Response("", { status: 429 })));
  app.get("*", ({ text }) => text("page"));
  const statuses: number[] = [];
  for (let page = 0; page < 3; page++) statuses.push((await app.request("/", { headers })).status);
  return statuses;
}

test.each(["X-Forwarded-For", "Forwarded", "X-Real-IP"])(
  "%s from a public address switches no limit off",
  async (name) => {
    for (const peer of ["203.0.113.9", "2001:db8::1"])
      expect(await askThrice(peer, { [name]: "198.51.100.7" }), peer).toEqual([200, 200, 429]);
  },
);

test("a proxy of one's own that is not configured speaks for many, so none of them is limited", async () => {
  for (const peer of ["127.0.0.1", "10.1.2.3", "::1", "fd00::1"])
    expect(await askThrice(peer, { "X-Forwarded-For": "198.51.100.7" }), peer).toEqual([200, 200, 200]);
});
