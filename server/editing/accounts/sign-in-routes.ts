import { type Context, Hono } from "hono";
import type { Kysely } from "kysely";
import { z } from "zod";
import { emailIdentity } from "#shared/email.ts";
import { timeOf } from "../../database/database-time.ts";
import type { EditorRow } from "../../database/editor-tables.ts";
import { keyedHash } from "../../database/keyed-hash.ts";
import type { Tables } from "../../database/tables.ts";
import { networkOf } from "../../http/addresses.ts";
import type { HttpEnv } from "../../http/context.ts";
import { htmlResponse } from "../html-response.ts";
import { postedForm } from "../posted-form.ts";
import { signInPage } from "./account-pages.ts";
import { type AccountParts, originsOf } from "./account-parts.ts";
import { beginAttempt, noteAct } from "./audit.ts";
import { editorWith, spendRecoveryCode, spendStep } from "./editors.ts";
import { passkeyAnswer } from "./passkeys.ts";
import { isPassword, totpStep } from "./secrets.ts";

const signInForm = z.object({
  email: z.string().max(200),
  password: z.string().max(200),
  code: z.string().max(40),
});
const notIn = "That did not let you in. Check the mail address, the password and the code.";
/** The message after too many failures. */
export const tooMany = (seconds: number) =>
  `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes, or use a passkey.`;

/** `/edit/sign-in`: by passkey, or by password and code. */
export function signInRoutes(parts: AccountParts): Hono<HttpEnv> {
  const { database, basePath, passkeys, cookies } = parts;
  const app = new Hono<HttpEnv>();
  const enter = async (c: Context<HttpEnv>, editor: string, way: string) => {
    await cookies.start(c, editor);
    await noteAct(database, { act: "signed in", editor, about: way, now: timeOf(database) });
  };
  app.get("/", () => htmlResponse(signInPage({ basePath })));
  app.post("/", async (c) => {
    const { email, password, code } = signInForm.parse(await postedForm(c.req));
    const attempt = await beginAttempt(database, { keys: attemptKeys(c, parts, email), now: timeOf(database) });
    if (!("succeed" in attempt)) {
      const headers = { "Retry-After": String(attempt.waitSeconds) };
      const problem = tooMany(attempt.waitSeconds);
      return htmlResponse(signInPage({ basePath, email, problem }), { status: 429, headers });
    }
    const editor = await editorWith(database, email);
    const isRight = await isPassword(password, editor?.password ?? null);
    if (!editor || !isRight || !(await takesCode(database, editor, code)))
      return htmlResponse(signInPage({ basePath, email, problem: notIn }), { status: 401 });
    await attempt.succeed();
    await enter(c, editor.id, "password");
    return c.redirect(`${basePath}edit`, 303);
  });
  app.post("/options", async (c) => c.json(await passkeys.requestOptions(timeOf(database))));
  app.post("/passkey", async (c) => {
    const editor = await passkeys.readSigned(passkeyAnswer.parse(await c.req.json()), {
      origin: originsOf(c.var.visitor, parts),
      now: timeOf(database),
    });
    if (!editor) return c.json({ message: "This passkey does not belong to an editor of this site." }, 401);
    await enter(c, editor, "passkey");
    return c.json({ to: `${basePath}edit` });
  });
  return app;
}

/** Keyed, so that the log of attempts names neither people nor addresses. */
function attemptKeys(c: Context<HttpEnv>, { secret }: AccountParts, email: string): string[] {
  const account = keyedHash(secret, "edit-account", emailIdentity(email));
  return [account, keyedHash(secret, "edit-address", networkOf(c.var.visitor.address))];
}

async function takesCode(database: Kysely<Tables>, editor: EditorRow, code: string): Promise<boolean> {
  const now = timeOf(database);
  const step = editor.totp ? totpStep(code, { secret: editor.totp, now }) : undefined;
  if (step === undefined) return await spendRecoveryCode(database, editor, code);
  return await spendStep(database, { editor: editor.id, step, now });
}
