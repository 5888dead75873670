import type { Middleware } from "../http/context.ts";
import { isReading } from "../http/is-reading.ts";
import { plainResponse } from "../http/plain-response.ts";

/** Liveness. Checked before anything else: an instance's health does not depend on who asks. */
export const alive = () => health(async () => plainResponse(200, "alive"));

/** Readiness: pages can be served and forms stored. */
export const ready = (isReady: () => Promise<boolean>) =>
  health(async () => ((await isReady()) ? plainResponse(200, "ready") : plainResponse(503, "not ready")));

function health(judge: () => Promise<Response>): Middleware {
  return async ({ req }) =>
    isReading(req) ? judge() : plainResponse(405, "Method not allowed", { Allow: "GET, HEAD" });
}
