import { execFileSync } from "node:child_process";
import { TOTP } from "otpauth";
import type { EditorRole } from "../../server/database/editor-tables.ts";
import { openStore } from "../../server/database/store.ts";
import { invite } from "../../server/editing/accounts/editors.ts";

export type Accounts = ReturnType<typeof accountsOn>;

/** The people who may edit on a server, as they are managed on its machine. */
export function accountsOn(env: NodeJS.ProcessEnv, origin: string) {
  const editors = (...words: string[]) =>
    execFileSync(process.execPath, ["server/staff/editors.ts", ...words], { env, encoding: "utf8" });
  /** Follows an invitation with password and code; returns the cookie of who is then signed in. */
  const accept = async (link: string, { name = "Ada", password = "a long pass phrase" } = {}): Promise<string> => {
    const address = new URL(origin).origin + new URL(link).pathname;
    const secret = (/<code>([A-Z2-7 ]+)</.exec(await (await fetch(address)).text())?.[1] ?? "").replaceAll(" ", "");
    const body = new URLSearchParams({ name, password, code: new TOTP({ secret }).generate() });
    const joined = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (joined.status !== 200) throw new Error(`${address} answers ${joined.status}`);
    return (joined.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
  };
  return {
    editors,
    accept,
    /** Invites somebody from the command line, who follows the invitation. */
    signIn: (email: string, role: EditorRole, name?: string) =>
      accept(linkIn(editors("invite", email, "--role", role)), { ...(name && { name }) }),
    /** Does the same without the command line, which takes seconds to start. */
    async join(email: string, role: EditorRole, name = "Ada"): Promise<string> {
      const { database } = await openStore({ databaseUrl: env.DATABASE_URL, dataFolder: env.DATA_DIR ?? "" });
      const token = await invite(database, { email, role, now: Date.now() });
      await database.destroy();
      return await accept(`${origin}/edit/welcome/${token}`, { name });
    },
  };
}

export const linkIn = (output: string) => /https?:\/\/\S+\/edit\/welcome\/\S+/.exec(output)?.[0] ?? "";
