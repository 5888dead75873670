import type { Middleware } from "../http/context.ts";
import { isReading } from "../http/is-reading.ts";
import { plainResponse } from "../http/plain-response.ts";

/** Whether the process lives. Judged before anything else: an instance is as well as it is, whoever asks. */
export const alive = () => health(async () => plainResponse(200, "alive"));

/** Whether it can serve pages and store forms. */
export const ready = (isReady: () => Promise<boolean>) =>
  health(async () => ((await isReady()) ? plainResponse(200, "ready") : plainResponse(503, "not ready")));

function health(judge: () => Promise<Response>): Middleware {
  return async ({ req }) =>
    isReading(req) ? judge() : plainResponse(405, "Method not allowed", { Allow: "GET, HEAD" });
}
