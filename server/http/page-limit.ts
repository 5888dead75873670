import type { Env } from "../env.ts";
import type { Middleware } from "./context.ts";
import { createRateLimit, readAllowances } from "./rate-limit.ts";
import { networkOf } from "./visitor.ts";

const forwardedHeaders = ["X-Forwarded-For", "Forwarded", "X-Real-IP"];

/**
 * Counts what is rendered for each address, in the memory of this instance; `respond` makes the page of who asks too
 * often. Behind a proxy that nobody has named all visitors have its address, so none is limited then; that is said once.
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
