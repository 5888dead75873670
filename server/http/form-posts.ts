import { bodyLimit } from "hono/body-limit";
import { networkOf } from "./addresses.ts";
import type { Middleware } from "./context.ts";
import { isReading } from "./is-reading.ts";
import { plainResponse } from "./plain-response.ts";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

export interface OriginRules {
  /** Host of the public address, for a proxy that rewrites the Host header. */
  siteHost: string;
  /** Origins of static exports that post their forms here. */
  allowedOrigins: ReadonlySet<string>;
}

/**
 * Refuses cross-site requests. Browsers mark them in one of two headers; other programs send neither. Hono's `csrf` checks
 * forms only, and refuses those programs.
 */
export function originCheck(rules: OriginRules): Middleware {
  return async ({ req, var: { visitor } }, next) => {
    if (!isReading(req) && isCrossSite(req.raw.headers, visitor.url.host, rules))
      return plainResponse(403, "This form was sent from another site.");
    await next();
  };
}

function isCrossSite(headers: Headers, host: string, { siteHost, allowedOrigins }: OriginRules): boolean {
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (site === "same-origin") return false;
  if (origin !== null && allowedOrigins.has(origin.toLowerCase())) return false;
  if (site !== null) return true;
  return origin !== null && ![host, siteHost].includes(hostOf(origin));
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : "";
}

/** Only forms change anything here. */
export function methodCheck(): Middleware {
  return async ({ req }, next) => {
    if (!isReading(req) && req.method !== "POST")
      return plainResponse(405, "Method not allowed", { Allow: "GET, HEAD, POST" });
    await next();
  };
}

/** Limits what an address sends; `explain` words the refusal, given the seconds to wait. */
export function sendingLimit(
  waitingTime: (network: string) => Promise<number | undefined>,
  explain: (seconds: number) => string,
): Middleware {
  return async (c, next) => {
    const seconds = await waitingTime(networkOf(c.var.visitor.address));
    if (seconds !== undefined) return plainResponse(429, explain(seconds), { "Retry-After": String(seconds) });
    await next();
  };
}

/** Stops reading a body at this size. */
export function sizeLimit(maxSize: number, explanation: string): Middleware {
  return bodyLimit({ maxSize, onError: () => plainResponse(413, explanation, { Connection: "close" }) });
}

/** The request that a page gets once its form was read. It has no Origin header: the router would check it by another rule. */
export function forwardedForm(
  { headers: received, signal }: Request,
  url: URL,
  { body, type }: { body: ArrayBuffer | URLSearchParams; type?: string },
): Request {
  const headers = new Headers(received);
  for (const name of ["Origin", "Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
  if (type !== undefined) headers.set("Content-Type", type);
  return new Request(url, { method: "POST", headers, body, signal });
}

/** Reads a form to its end, or says what is wrong with it. */
export function formBody(maxSize = 64 * 1024): Middleware[] {
  return [
    async (c, next) => {
      if (formTypes.includes(typeOf(c.req.raw).split(";")[0]?.trim().toLowerCase() ?? "")) return next();
      return plainResponse(415, `A form is sent as ${formTypes.join(" or ")}.`);
    },
    sizeLimit(maxSize, "A form may hold 64 KB."),
    async (c, next) => {
      const { raw } = c.req;
      const body = await raw.arrayBuffer();
      const read = () => forwardedForm(raw, c.var.visitor.url, { body, type: typeOf(raw) });
      if (!(await isReadable(read()))) return plainResponse(400, "The form could not be read.");
      c.req.raw = read();
      await next();
    },
  ];
}

export function isMultipart({ headers }: Request): boolean {
  return headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() === formTypes[1];
}

/** A button without fields may send no body at all. */
function typeOf({ headers, body }: Request): string {
  return headers.get("Content-Type") ?? (body ? "" : formTypes[0]) ?? "";
}

async function isReadable(request: Request): Promise<boolean> {
  try {
    await request.formData();
    return true;
  } catch {
    return false;
  }
}
