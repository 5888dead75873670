import { type Context, Hono } from "hono";
import { z } from "zod";
import { lineOf } from "#shared/enquiry.ts";
import { timeOf } from "../../database/database-time.ts";
import type { TicketRow } from "../../database/editor-tables.ts";
import type { HttpEnv } from "../../http/context.ts";
import { plainResponse } from "../../http/plain-response.ts";
import { htmlResponse } from "../html-response.ts";
import { postedForm } from "../posted-form.ts";
import { codesPage, welcomePage } from "./account-pages.ts";
import { type AccountParts, originsOf } from "./account-parts.ts";
import { noteAct } from "./audit.ts";
import { acceptInvitation, findTicket, spendStep, spendTicket } from "./editors.ts";
import { passkeyAnswer } from "./passkeys.ts";
import { hashOfCode, hashPassword, newRecoveryCodes, totpAddress, totpStep } from "./secrets.ts";
import { endSessions } from "./sessions.ts";

const line = z.string().transform(lineOf);
const welcomeForm = z.object({
  name: line.pipe(z.string().max(80)),
  password: z.string().max(200),
  code: z.string().max(40),
});
const nameOnly = z.object({ name: line.pipe(z.string().min(1).max(80)) });

const joining = nameOnly.extend({ response: passkeyAnswer });

const noInvitation =
  "This link has been used, or is older than 48 hours. Ask the person who runs the server for a new one.";
/** `/edit/welcome/{token}`: where an invitation becomes an account. */
export function welcomeRoutes(parts: AccountParts): Hono<HttpEnv> {
  const { database, basePath, siteName, passkeys, cookies } = parts;
  const app = new Hono<HttpEnv>();
  const open = (token: string) => findTicket(database, { kind: "invitation", token, now: timeOf(database) });
  const show = ({ email, totp: secret }: TicketRow, name?: string, problem?: string) => {
    const totp = { secret, address: totpAddress(secret, { issuer: siteName, email }) };
    return htmlResponse(welcomePage({ basePath, email, name, problem, totp }), { status: problem ? 422 : 200 });
  };
  const join = async (c: Context<HttpEnv>, joining: Omit<Parameters<typeof acceptInvitation>[1], "now">) => {
    const editor = await acceptInvitation(database, { ...joining, now: timeOf(database) });
    await endSessions(database, editor.id);
    await cookies.start(c, editor.id);
    await noteAct(database, { act: "joined", editor: editor.id, about: editor.role, now: timeOf(database) });
    return editor;
  };
  app.get("/:token", async ({ req }) => {
    const ticket = await open(req.param("token"));
    return ticket ? show(ticket) : plainResponse(410, noInvitation);
  });
  app.post("/:token", async (c) => {
    const ticket = await open(c.req.param("token"));
    if (!ticket) return plainResponse(410, noInvitation);
    const { name, password, code } = welcomeForm.parse(await postedForm(c.req));
    const step = totpStep(code, { secret: ticket.totp, now: timeOf(database) });
    if (!name) return show(ticket, name, "Please say your name.");
    if (password.length < 12) return show(ticket, name, "The password needs twelve characters or more.");
    if (step === undefined) return show(ticket, name, "The code is not the one that the authenticator shows now.");
    const hash = await hashPassword(password);
    const used = await spendTicket(database, {
      kind: "invitation",
      token: c.req.param("token"),
      now: timeOf(database),
    });
    if (!used) return plainResponse(410, noInvitation);
    const codes = newRecoveryCodes();
    const recovery = codes.map(hashOfCode).join(" ");
    const { id: editor } = await join(c, { ticket, name, password: hash, totp: ticket.totp, recovery });
    await spendStep(database, { editor, step, now: timeOf(database) });
    return htmlResponse(codesPage({ basePath, codes }));
  });
  app.post("/:token/options", async (c) => {
    const ticket = await open(c.req.param("token"));
    if (!ticket) return c.json({ message: noInvitation }, 410);
    const { name } = nameOnly.parse(await c.req.json());
    return c.json(await passkeys.creationOptions({ email: ticket.email, name, known: [], now: timeOf(database) }));
  });
  app.post("/:token/passkey", async (c) => {
    const { name, response } = joining.parse(await c.req.json());
    const now = timeOf(database);
    const credential = await passkeys.readCreated(response, { origin: originsOf(c.var.visitor, parts), now });
    if (!credential) return c.json({ message: "The passkey could not be read; try again." }, 422);
    const ticket = await spendTicket(database, { kind: "invitation", token: c.req.param("token"), now });
    if (!ticket) return c.json({ message: noInvitation }, 410);
    const editor = await join(c, { ticket, name });
    await passkeys.keep(editor.id, { credential, name: "Passkey", now });
    return c.json({ to: `${basePath}edit/account` });
  });
  return app;
}
