import { Hono } from "hono";
import { expect, test } from "vitest";
import type { HttpEnv } from "./context.ts";
import { renderQueue } from "./render-queue.ts";

/** An application whose pages are finished by hand; `seen` lists those that were started. */
function open(options: Parameters<typeof renderQueue>[0]) {
  const seen: string[] = [];
  const finish = new Map<string, () => void>();
  const app = new Hono<HttpEnv>();
  app.get("*", renderQueue(options), async ({ req, text }) => {
    seen.push(req.path);
    await new Promise<void>((resolve) => finish.set(req.path, resolve));
    if (req.path === "/broken") throw new Error("broken");
    return text("done");
  });
  app.onError((_, { text }) => text("failed", 500));
  const ask = (path: string) => Promise.resolve(app.request(path));
  const end = (path: string) => finish.get(path)?.();
  return { seen, ask, end };
}

test("no more pages than allowed are rendered at a time; the others follow in order, also after a failure", async () => {
  const { seen, ask, end } = open({ atOnce: 2 });
  const responses = ["/broken", "/b", "/c", "/d"].map(ask);
  await expect.poll(() => seen).toEqual(["/broken", "/b"]);
  end("/broken");
  await expect.poll(() => seen).toEqual(["/broken", "/b", "/c"]);
  end("/b");
  await expect.poll(() => seen).toEqual(["/broken", "/b", "/c", "/d"]);
  end("/c");
  end("/d");
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([500, 200, 200, 200]);
});

test("a page that hangs holds up the others for a while only, and none of them is started twice", async () => {
  const { seen, ask, end } = open({ atOnce: 1, patienceMs: 1 });
  const responses = ["/hangs", "/b", "/c"].map(ask);
  await expect.poll(() => seen).toEqual(["/hangs", "/b", "/c"]);
  for (const path of seen) end(path);
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const last = ask("/d");
  await expect.poll(() => seen).toEqual(["/hangs", "/b", "/c", "/d"]);
  end("/d");
  expect((await last).status).toBe(200);
});

test("when too many requests wait, the next one gets a 503 with Retry-After; later ones are served again", async () => {
  const { seen, ask, end } = open({ atOnce: 1, longestQueue: 1 });
  const [first, second] = [ask("/a"), ask("/b")];
  const third = await ask("/c");
  expect([third.status, third.headers.get("Retry-After")]).toEqual([503, "5"]);
  end("/a");
  await expect.poll(() => seen).toEqual(["/a", "/b"]);
  end("/b");
  const last = ask("/d");
  await expect.poll(() => seen).toEqual(["/a", "/b", "/d"]);
  end("/d");
  expect((await Promise.all([first, second, last])).map(({ status }) => status)).toEqual([200, 200, 200]);
});
