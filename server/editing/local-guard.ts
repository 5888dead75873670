import { createHmac, timingSafeEqual } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import { isReading } from "../http/is-reading.ts";
import { plainResponse } from "../http/plain-response.ts";
import type { EditingGuard } from "./at-work.ts";

const cookieName = "site-editing";
const ownHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

interface LocalKey {
  /** The same for servers that take each other's place, so that the browser stays let in. */
  key: string;
  /** Only the first of them gives a ticket. */
  isFirst: boolean;
}

/** Who may edit on one machine: the browser that opens the address printed by the command. */
export function createLocalGuard(basePath: string, { key, isFirst }: LocalKey) {
  const [session, formToken] = [secretOf(key, "session"), secretOf(key, "form")];
  let ticket = isFirst ? secretOf(key, "ticket") : undefined;
  const path = `${basePath}edit`;
  const guard: EditingGuard = async (c, next) => {
    const { url } = c.var.visitor;
    if (!ownHosts.has(url.hostname)) return plainResponse(403, "Editing works only from this machine.");
    if (c.req.path === "/edit/start") {
      if (!ticket || !isSame(url.searchParams.get("ticket"), ticket)) return refused();
      ticket = undefined;
      setCookie(c, cookieName, session, { path, httpOnly: true, sameSite: "Strict" });
      return c.redirect(`${path}/site/`, 303);
    }
    if (!isSame(getCookie(c, cookieName), session)) return refused();
    if (!isReading(c.req)) {
      const isOwn = c.req.header("Origin") === url.origin && isSame(c.req.header("X-Edit-Token"), formToken);
      if (!isOwn) return plainResponse(403, "The editor did not send this.");
    }
    c.set("editor", { id: "", name: "This machine", role: "editor", formToken, session });
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  };
  return { guard, startPath: `${path}/start?ticket=${ticket}` };
}

function refused(): Response {
  return plainResponse(
    403,
    "Open the address that `npm run edit` prints; it works once, so start the command again for another browser.",
  );
}

function secretOf(key: string, what: string): string {
  return createHmac("sha256", key).update(what).digest("base64url");
}

function isSame(given: string | null | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
