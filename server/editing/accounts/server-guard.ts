import type { Context } from "hono";
import { deleteCookie, generateCookie, getCookie } from "hono/cookie";
import type { Kysely } from "kysely";
import { timeOf } from "../../database/database-time.ts";
import { isSame, keyedHash } from "../../database/keyed-hash.ts";
import type { Tables } from "../../database/tables.ts";
import type { HttpEnv } from "../../http/context.ts";
import { isReading } from "../../http/is-reading.ts";
import { plainResponse } from "../../http/plain-response.ts";
import type { EditingEnv, EditingGuard } from "../at-work.ts";
import { endSessions, findSession, startSession } from "./sessions.ts";

const cookieName = "site-editing";

interface GuardParts {
  database: Kysely<Tables>;
  secret: string;
  basePath: string;
}

export type Cookies = ReturnType<typeof createCookies>;

/** The cookie by which a browser stays signed in. */
export function createCookies({ database, basePath }: GuardParts) {
  const path = `${basePath}edit`;
  return {
    read: (c: Context<EditingEnv>) => getCookie(c, cookieName),
    async start(c: Context<HttpEnv>, editor: string): Promise<void> {
      const browser = c.req.header("User-Agent") ?? "";
      const token = await startSession(database, { editor, browser, now: timeOf(database) });
      const secure = c.var.visitor.url.protocol === "https:";
      const cookie = generateCookie(cookieName, token, { path, httpOnly: true, sameSite: "Lax", secure });
      // On the response itself, because routes answer with responses of their own.
      c.res.headers.append("Set-Cookie", cookie);
    },
    async end(c: Context<EditingEnv>): Promise<void> {
      await endSessions(database, c.var.editor.id, c.var.editor.session);
      deleteCookie(c, cookieName, { path });
    },
  };
}

/** Who may edit on a server: people who have signed in. */
export function createServerGuard(parts: GuardParts & { cookies: Cookies }): EditingGuard {
  const { database, secret, basePath, cookies } = parts;
  return async (c, next) => {
    const found = await findSession(database, { token: cookies.read(c) ?? "", now: timeOf(database) });
    if (!found) return refused(c, basePath);
    const { editor, key: session } = found;
    const formToken = keyedHash(secret, "edit-form", session);
    if (!isReading(c.req) && !(await isOwn(c, formToken)))
      return plainResponse(403, "The editor did not send this. Reload the page and try again.");
    c.set("editor", { id: editor.id, name: editor.name, role: editor.role, formToken, session });
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  };
}

function refused(c: Context<EditingEnv>, basePath: string): Response {
  const isPage = isReading(c.req) && c.req.header("Accept")?.includes("text/html");
  return isPage ? c.redirect(`${basePath}edit/sign-in`, 303) : plainResponse(401, "Sign in first, at /edit/sign-in.");
}

async function isOwn(c: Context<EditingEnv>, formToken: string): Promise<boolean> {
  const header = c.req.header("X-Edit-Token");
  if (header !== undefined) return isSame(header, formToken);
  if (!c.req.header("Content-Type")?.startsWith("application/x-www-form-urlencoded")) return false;
  const { token } = await c.req.parseBody();
  return typeof token === "string" && isSame(token, formToken);
}
