import { plainAnswer } from "./plain-answer.ts";
import { readBody } from "./read-body.ts";
import type { Visitor } from "./visitor.ts";

const bodyLimitBytes = 64 * 1024;
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

export interface PostRules {
  /** Host of the public address, for a proxy that changes the Host header. */
  siteHost: string;
  /** Origins of static copies whose forms post here. */
  allowedOrigins: ReadonlySet<string>;
  /** Seconds that an address has to wait because it posts as no person does. */
  waitingTime: (address: string) => Promise<number | undefined>;
}

/** What is wrong with a request that wants to change something, as far as its head tells. */
export function judgePost({ headers, method }: Request, { url }: Visitor, rules: PostRules): Response | undefined {
  if (isCrossSite(headers, url.host, rules)) return plainAnswer(403, "This form was sent from another site.");
  return method === "POST" ? undefined : plainAnswer(405, "Method not allowed", { Allow: "GET, HEAD, POST" });
}

/**
 * Reads a form to its end, or says what is wrong with it; nothing here costs more than reading it. The request that comes
 * out names no origin: the router would judge it once more, by another rule.
 */
export async function readForm(request: Request, visitor: Visitor, rules: PostRules): Promise<Request | Response> {
  const seconds = await rules.waitingTime(visitor.address);
  if (seconds !== undefined) {
    return plainAnswer(429, `Too many attempts. Go back, and send again in ${seconds} seconds.`, {
      "Retry-After": String(seconds),
    });
  }
  // A button without fields may be sent as nothing at all.
  const type = request.headers.get("Content-Type") ?? (request.body ? "" : formTypes[0]) ?? "";
  if (!formTypes.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) {
    return plainAnswer(415, `A form is sent as ${formTypes.join(" or ")}.`);
  }
  const body = await readBody(request, bodyLimitBytes);
  if (!body) return plainAnswer(413, "A form may hold 64 KB.", { Connection: "close" });
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.set("Content-Type", type);
  const read = () => new Request(visitor.url, { method: "POST", headers, body, signal: request.signal });
  return (await isReadable(read())) ? read() : plainAnswer(400, "The form could not be read.");
}

/** Whether a page of another site sent this. Browsers say so in one of two headers; other programs send neither. */
function isCrossSite(headers: Headers, host: string, { siteHost, allowedOrigins }: PostRules): boolean {
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

async function isReadable(request: Request): Promise<boolean> {
  try {
    await request.formData();
    return true;
  } catch {
    return false;
  }
}
