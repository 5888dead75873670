import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { PasskeyRow } from "../../database/editor-tables.ts";
import type { Tables } from "../../database/tables.ts";
import { addTicket, spendTicket } from "./editors.ts";

/** What a browser answers for a passkey; the library checks the rest, and what is not so is not a passkey of ours. */
export const passkeyAnswer = z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) });
type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

const challengeMs = 5 * 60_000;

interface PasskeyParts {
  database: Kysely<Tables>;
  /** What authenticators show. */
  siteName: string;
  /** Host of the site's address: passkeys are bound to it. */
  host: string;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Passkeys (WebAuthn) of editors. Each challenge is kept as a ticket, so that any instance takes it, once. */
export function createPasskeys({ database, siteName, host }: PasskeyParts) {
  const newChallenge = async (now: number) => {
    const challenge = await addTicket(database, { kind: "challenge", lastsMs: challengeMs, now });
    return Buffer.from(challenge);
  };
  const isOurs = (now: number) => async (challenge: string) => {
    const token = Buffer.from(challenge, "base64url").toString();
    return (await spendTicket(database, { kind: "challenge", token, now })) !== undefined;
  };
  return {
    of: (editor: string): Promise<PasskeyRow[]> =>
      database.selectFrom("editor_passkey").selectAll().where("editor", "=", editor).orderBy("created_at").execute(),

    async creationOptions({ email, name, known, now }: Creation) {
      return await generateRegistrationOptions({
        ...{ rpName: siteName, rpID: host, userName: email, userDisplayName: name },
        challenge: await newChallenge(now),
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    /** Verifies what the browser made; undefined if it does not hold. */
    async readCreated(answer: PasskeyAnswer, { origin, now }: Origin) {
      const response = answer as unknown as Parameters<typeof verifyRegistrationResponse>[0]["response"];
      const verified = await orUndefined(() =>
        verifyRegistrationResponse({
          ...{ response, expectedChallenge: isOurs(now), expectedOrigin: origin, expectedRPID: host },
        }),
      );
      return verified?.registrationInfo?.credential;
    },

    async keep(editor: string, { credential, name, now }: Kept): Promise<void> {
      const { id, publicKey, counter, transports = [] } = credential;
      const made = { transports: transports.join(" "), name, created_at: new Date(now).toISOString(), used_at: null };
      const public_key = Buffer.from(publicKey).toString("base64url");
      await database
        .insertInto("editor_passkey")
        .values({ id, editor, public_key, counter, ...made })
        .execute();
    },

    async requestOptions(now: number) {
      const challenge = await newChallenge(now);
      return await generateAuthenticationOptions({ rpID: host, challenge, userVerification: "required" });
    },

    /** The id of the editor whose passkey has signed, or undefined. */
    async readSigned(answer: PasskeyAnswer, { origin, now }: Origin): Promise<string | undefined> {
      const rows = database.selectFrom("editor_passkey").where("id", "=", answer.id);
      const row = await rows.selectAll().executeTakeFirst();
      if (!row) return undefined;
      const { counter } = row;
      const response = answer as unknown as Parameters<typeof verifyAuthenticationResponse>[0]["response"];
      const publicKey = new Uint8Array(Buffer.from(row.public_key, "base64url"));
      const verified = await orUndefined(() =>
        verifyAuthenticationResponse({
          ...{ response, expectedChallenge: isOurs(now), expectedOrigin: origin, expectedRPID: host },
          credential: { id: row.id, publicKey, counter },
        }),
      );
      if (!verified?.verified) return undefined;
      const used = { counter: verified.authenticationInfo.newCounter, used_at: new Date(now).toISOString() };
      await database.updateTable("editor_passkey").set(used).where("id", "=", row.id).execute();
      return row.editor;
    },

    async remove(editor: string, id: string): Promise<void> {
      await database.deleteFrom("editor_passkey").where("editor", "=", editor).where("id", "=", id).execute();
    },
  };
}

interface Creation {
  email: string;
  name: string;
  known: readonly PasskeyRow[];
  now: number;
}

interface Origin {
  origin: string[];
  now: number;
}

interface Kept {
  credential: WebAuthnCredential;
  name: string;
  now: number;
}

/** The library throws for every answer that does not hold. */
async function orUndefined<Value>(verify: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
