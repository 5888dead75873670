import { type Context, Hono, type HonoRequest } from "hono";
import { z } from "zod";
import { timeOf } from "../../database/database-time.ts";
import type { HttpEnv, Middleware } from "../../http/context.ts";
import { sendingLimit, sizeLimit } from "../../http/form-posts.ts";
import { plainResponse } from "../../http/plain-response.ts";
import { answerToFailure } from "../answer-to-failure.ts";
import type { EditingEnv } from "../at-work.ts";
import { htmlResponse } from "../html-response.ts";
import { postedForm } from "../posted-form.ts";
import { accountPage, codesPage } from "./account-pages.ts";
import { type AccountParts, originsOf } from "./account-parts.ts";
import { noteAct } from "./audit.ts";
import { setCredentials } from "./editors.ts";
import { passkeyAnswer } from "./passkeys.ts";
import { hashOfCode, newRecoveryCodes } from "./secrets.ts";
import { endSessions, sessionsOf } from "./sessions.ts";
import { signInRoutes, tooMany } from "./sign-in-routes.ts";
import { welcomeRoutes } from "./welcome-routes.ts";

/** Signing in, accepting an invitation, and one's own account: the pages below `/edit` beside the editor. */
export function accountRoutes(parts: AccountParts): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  for (const path of ["/sign-in/*", "/welcome/*", "/account/*"])
    app.use(path, noStore(), sizeLimit(64 * 1024, "This may hold 64 KB."));
  app.onError((error) => {
    const { status, message, headers } = answerToFailure(error);
    return plainResponse(status, message, headers);
  });
  for (const open of ["/sign-in/*", "/welcome/*"]) app.post(open, sendingLimit(parts.waitingTime, tooMany));
  app.route("/sign-in", signInRoutes(parts));
  app.route("/welcome", welcomeRoutes(parts));
  app.route("/account", account(parts));
  return app;
}

const created = z.object({ response: passkeyAnswer });

function noStore(): Middleware {
  return async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  };
}

function account(parts: AccountParts): Hono<EditingEnv> {
  const { database, basePath, passkeys, cookies, guard } = parts;
  const app = new Hono<EditingEnv>();
  app.use(guard);
  const known = async ({ var: { editor } }: Context<EditingEnv>) =>
    await database.selectFrom("editor").selectAll().where("id", "=", editor.id).executeTakeFirstOrThrow();
  const show = async (c: Context<EditingEnv>, problem?: string) => {
    const { password, recovery } = await known(c);
    const { id, ...editor } = c.var.editor;
    const [own, sessions] = [await passkeys.of(id), await sessionsOf(database, id)];
    const codesLeft = recovery.split(" ").filter(Boolean).length;
    const page = { ...editor, basePath, problem, passkeys: own, sessions, hasPassword: password !== null, codesLeft };
    return htmlResponse(accountPage(page), { status: problem ? 422 : 200 });
  };
  const done = async (c: Context<EditingEnv>, act: string) => {
    await noteAct(database, { act, editor: c.var.editor.id, about: "", now: timeOf(database) });
    return c.redirect(`${basePath}edit/account`, 303);
  };
  app.get("/", (c) => show(c));
  app.post("/sign-out", async (c) => {
    await cookies.end(c);
    await noteAct(database, { act: "signed out", editor: c.var.editor.id, about: "", now: timeOf(database) });
    return c.redirect(`${basePath}edit/sign-in`, 303);
  });
  app.post("/sessions/end", async (c) => {
    await endSessions(database, c.var.editor.id, await keyIn(c.req));
    return await done(c, "ended a session");
  });
  app.post("/passkeys/remove", async (c) => {
    const [{ password, id }, key] = [await known(c), await keyIn(c.req)];
    const others = (await passkeys.of(id)).filter((passkey) => passkey.id !== key);
    if (!password && others.length === 0) return await show(c, "This passkey is your only way in: add another first.");
    await passkeys.remove(id, key);
    return await done(c, "removed a passkey");
  });
  app.post("/options", async (c) => {
    const { id, email, name } = await known(c);
    return c.json(await passkeys.creationOptions({ email, name, known: await passkeys.of(id), now: timeOf(database) }));
  });
  app.post("/passkey", async (c) => {
    const now = timeOf(database);
    const { response } = created.parse(await c.req.json());
    const credential = await passkeys.readCreated(response, { origin: originsOf(c.var.visitor, parts), now });
    if (!credential) return c.json({ message: "The passkey could not be read; try again." }, 422);
    await passkeys.keep(c.var.editor.id, { credential, name: "Passkey", now });
    await noteAct(database, { act: "added a passkey", editor: c.var.editor.id, about: "", now });
    return c.json({ to: `${basePath}edit/account` });
  });
  app.post("/codes", async (c) => {
    if ((await known(c)).password === null) return await show(c, "You sign in without a code.");
    const codes = newRecoveryCodes();
    await setCredentials(database, c.var.editor.id, { recovery: codes.map(hashOfCode).join(" ") });
    await done(c, "made recovery codes");
    return htmlResponse(codesPage({ basePath, codes }));
  });
  return app;
}

/** What a form of the account page is about. */
async function keyIn(req: HonoRequest): Promise<string> {
  return z.object({ key: z.string().min(1) }).parse(await postedForm(req)).key;
}
