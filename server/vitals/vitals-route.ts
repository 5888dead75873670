import { Hono } from "hono";
import { z } from "zod";
import type { VisitTiming } from "#shared/vitals.ts";
import type { HttpEnv } from "../http/context.ts";
import { sendingLimit, sizeLimit } from "../http/form-posts.ts";
import { plainResponse } from "../http/plain-response.ts";
import type { VitalsStore } from "./vitals-store.ts";

const longestMs = 120_000;
const ms = z.number().min(0).max(longestMs).optional();

const timingSchema = z.strictObject({
  path: z.string().max(200),
  values: z
    .strictObject({ LCP: ms, INP: ms, CLS: z.number().min(0).max(100).optional(), FCP: ms, TTFB: ms })
    .refine((values) => Object.keys(values).length > 0),
});

interface VitalsRoute {
  /** A page's route pattern. */
  patternOf: (path: string) => string | undefined;
  /** Seconds that an address has to wait because it sends more than any browser. */
  waitingTime: (network: string) => Promise<number | undefined>;
  store: Pick<VitalsStore, "add">;
}

/** Receives the timings that pages measure. The sender's address serves the limit and is not stored. */
export function vitalsRoute({ patternOf, waitingTime, store }: VitalsRoute): Hono<HttpEnv> {
  const route = new Hono<HttpEnv>();
  route.post(
    "/",
    sendingLimit(waitingTime, () => "Too many timings"),
    sizeLimit(1024, "A timing may hold 1 KB."),
    async ({ req }) => {
      const timing = readTiming(await req.text());
      const pattern = timing && patternOf(timing.path);
      if (!timing || pattern === undefined) return plainResponse(400, "This is not a timing of one of our pages.");
      store.add(pattern, timing.values);
      return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    },
  );
  route.all("/", () => plainResponse(405, "Method not allowed", { Allow: "POST" }));
  return route;
}

function readTiming(text: string): VisitTiming | undefined {
  try {
    return timingSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
