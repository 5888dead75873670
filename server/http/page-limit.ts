import type { Env } from "../env.ts";
import { networkOf, readAddress } from "./addresses.ts";
import type { Middleware } from "./context.ts";
import { createRateLimit, readAllowances } from "./rate-limit.ts";

const forwardedHeaders = ["X-Forwarded-For", "Forwarded", "X-Real-IP"];

/** Where a proxy of one's own is: loopback, private, link-local and shared addresses (RFC 6890). */
const ownRanges = ["loopback", "private", "linkLocal", "carrierGradeNat", "uniqueLocal"];

/**
 * Limits rendered pages per address, in this instance's memory; `respond` makes the page for those who exceed it.
 * Behind a proxy of one's own that is not configured, all visitors share its address, so nobody is limited; the log says so
 * once. A visitor who only claims to be a proxy is limited.
 */
export function pageLimit(
  { PAGE_LIMIT, TRUST_PROXY }: Pick<Env, "PAGE_LIMIT" | "TRUST_PROXY">,
  respond: (request: Request, seconds: number) => Response,
): Middleware {
  const limit = createRateLimit(readAllowances(PAGE_LIMIT));
  let hasSaidSo = PAGE_LIMIT === "off";
  return async ({ req, var: { visitor } }, next) => {
    const mayBeProxy = TRUST_PROXY === undefined && ownRanges.includes(readAddress(visitor.address)?.range() ?? "");
    const header = mayBeProxy && forwardedHeaders.find((name) => req.header(name) !== undefined);
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
