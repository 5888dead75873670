import type { Env } from "../env.ts";
import type { Middleware } from "./context.ts";
import { createRateLimit, readAllowances } from "./rate-limit.ts";
import { networkOf } from "./visitor.ts";

const forwardedHeaders = ["X-Forwarded-For", "Forwarded", "X-Real-IP"];

/**
 * Limits rendered pages per address, in this instance's memory; `respond` makes the page for those who exceed it.
 * Behind a proxy that is not configured, all visitors share its address, so none is limited; the log says so once.
 */
export function pageLimit(
  { PAGE_LIMIT, TRUST_PROXY }: Pick<Env, "PAGE_LIMIT" | "TRUST_PROXY">,
  respond: (request: Request, seconds: number) => Response,
): Middleware {
  const limit = createRateLimit(readAllowances(PAGE_LIMIT));
  let hasSaidSo = PAGE_LIMIT === "off";
  return async ({ req, var: { visitor } }, next) => {
    const header = TRUST_PROXY === undefined && forwardedHeaders.find((name) => req.header(name) !== undefined);
    if (header) {
      if (!hasSaidSo)
        console.warn(`PAGE_LIMIT counts nothing: requests come with ${header}, and TRUST_PROXY is unset.`);
      hasSaidSo = true;
      return next();
    }
    const seconds = await limit(networkOf(visitor.address));
    if (seconds !== undefined) return respond(req.raw, seconds);
    await next();
  };
}
