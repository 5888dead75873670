import { z } from "zod";
import type { VisitTiming } from "#shared/vitals.ts";
import { plainAnswer } from "../http/plain-answer.ts";
import { readBody } from "../http/read-body.ts";
import { networkOf } from "../http/visitor.ts";
import type { VitalsStore } from "./vitals-store.ts";

const bodyLimitBytes = 1024;
const longestMs = 120_000;
const ms = z.number().min(0).max(longestMs).optional();

const timingSchema = z.strictObject({
  path: z.string().max(200),
  values: z
    .strictObject({ LCP: ms, INP: ms, CLS: z.number().min(0).max(100).optional(), FCP: ms, TTFB: ms })
    .refine((values) => Object.keys(values).length > 0),
});

interface VitalsDoor {
  /** The address book's pattern of a page. */
  patternOf: (path: string) => string | undefined;
  /** Seconds that an address has to wait because it sends as no browser does. */
  waitingTime: (network: string) => Promise<number | undefined>;
  store: Pick<VitalsStore, "add">;
}

/** Takes what pages timed about themselves. Who sent it is looked at for the limit and not kept. */
export function createVitalsDoor({ patternOf, waitingTime, store }: VitalsDoor) {
  return async function answerVitals({ request, address }: { request: Request; address: string }): Promise<Response> {
    if (request.method !== "POST") return plainAnswer(405, "Method not allowed", { Allow: "POST" });
    const seconds = await waitingTime(networkOf(address));
    if (seconds !== undefined) return plainAnswer(429, "Too many timings", { "Retry-After": String(seconds) });
    const body = await readBody(request, bodyLimitBytes);
    if (!body) return plainAnswer(413, "A timing may hold 1 KB.", { Connection: "close" });
    const timing = readTiming(new TextDecoder().decode(body));
    const route = timing && patternOf(timing.path);
    if (!timing || route === undefined) return plainAnswer(400, "This is no timing of a page of ours.");
    store.add(route, timing.values);
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  };
}

function readTiming(text: string): VisitTiming | undefined {
  try {
    return timingSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
