import type { Visit } from "../app.ts";
import type { Env } from "../env.ts";
import { createRateLimit, readAllowances } from "./rate-limit.ts";
import { networkOf } from "./visitor.ts";

/** The answer of a page that an address has asked for too often; undefined for one that may be rendered. */
export type LimitPage = (visit: Visit) => Promise<Response | undefined>;

const forwardedHeaders = ["X-Forwarded-For", "Forwarded", "X-Real-IP"];

/**
 * Counts what is rendered for each address, in the memory of this instance. Behind a proxy that nobody has named all
 * visitors have its address, so none is limited then; that is said once.
 */
export function createPageLimit(
  { PAGE_LIMIT, TRUST_PROXY }: Pick<Env, "PAGE_LIMIT" | "TRUST_PROXY">,
  answerTooMany: (request: Request, seconds: number) => Response,
): LimitPage {
  const limit = createRateLimit(readAllowances(PAGE_LIMIT));
  let hasSaidSo = PAGE_LIMIT === "off";
  return async ({ request, address }) => {
    const header = TRUST_PROXY === undefined && forwardedHeaders.find((name) => request.headers.has(name));
    if (header) {
      if (!hasSaidSo)
        console.warn(`PAGE_LIMIT counts nothing: requests come with ${header}, and TRUST_PROXY is unset.`);
      hasSaidSo = true;
      return undefined;
    }
    const seconds = await limit(networkOf(address));
    return seconds === undefined ? undefined : answerTooMany(request, seconds);
  };
}
