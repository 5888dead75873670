import type { Env } from "../env.ts";
import type { Middleware } from "./context.ts";
import { createRateLimit, readAllowances } from "./rate-limit.ts";
import { createTrust, networkOf } from "./visitor.ts";

const forwardedHeaders = ["X-Forwarded-For", "Forwarded", "X-Real-IP"];

/** Where a proxy of one's own is: loopback, private, link-local and shared addresses (RFC 6890). */
const isOwn = createTrust(
  "127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, 100.64.0.0/10, ::1, fc00::/7, fe80::/10",
);

/**
 * Limits rendered pages per address, in this instance's memory; `respond` makes the page for those who exceed it.
 * Behind a proxy of one's own that is not configured, all visitors share its address, so none is limited; the log says so
 * once. A visitor who only claims to be a proxy is limited.
 */
export function pageLimit(
  { PAGE_LIMIT, TRUST_PROXY }: Pick<Env, "PAGE_LIMIT" | "TRUST_PROXY">,
  respond: (request: Request, seconds: number) => Response,
): Middleware {
  const limit = createRateLimit(readAllowances(PAGE_LIMIT));
  let hasSaidSo = PAGE_LIMIT === "off";
  return async ({ req, var: { visitor } }, next) => {
    const mayBeProxy = TRUST_PROXY === undefined && isOwn(visitor.address);
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
