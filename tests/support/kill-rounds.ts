import { once } from "node:events";
import { openStore } from "../../server/database/store.ts";
import { enquiryForm, post, referenceIn } from "./send-forms.ts";
import { startServer } from "./servers.ts";

export interface KillReport {
  /** Enquiries that the site acknowledged. */
  acknowledged: number;
  stored: number;
  /** Acknowledged, but missing or without both of their mails. */
  lost: string[];
  /** Stored more than once, though each was resent only after a missing response. */
  repeated: string[];
}

interface KillOptions {
  rounds: number;
  env: NodeJS.ProcessEnv;
  senders?: number;
  afterRound?: () => void;
}

/** Repeatedly starts the server, sends enquiries concurrently and kills it without warning; then compares. */
export async function killRounds({ rounds, env, senders = 4, afterRound }: KillOptions): Promise<KillReport> {
  const acknowledged = new Map<number, string>();
  const unanswered: number[] = [];
  let next = 0;
  for (let round = 0; round < rounds; round++) {
    const { server, address } = await startServer(env);
    const enough = acknowledged.size + 1 + Math.floor(Math.random() * 20);
    let isOver = false;
    const send = async () => {
      while (!isOver) {
        const number = unanswered.pop() ?? next++;
        const response = await post(`${address}/contact`, enquiryForm(number)).catch(() => undefined);
        const reference = response && referenceIn(response);
        if (reference) acknowledged.set(number, reference);
        else unanswered.push(number);
        // At any point of the others' work.
        if (acknowledged.size >= enough) setTimeout(() => server.kill("SIGKILL"), Math.random() * 20);
      }
    };
    const sending = Array.from({ length: senders }, send);
    await once(server, "exit");
    isOver = true;
    await Promise.all(sending);
    afterRound?.();
  }
  return compare(acknowledged, env);
}

async function compare(acknowledged: ReadonlyMap<number, string>, env: NodeJS.ProcessEnv): Promise<KillReport> {
  const { database } = await openStore({ databaseUrl: env.DATABASE_URL || undefined, dataFolder: env.DATA_DIR ?? "" });
  const enquiries = await database.selectFrom("enquiry").select(["reference", "email"]).execute();
  const mails = await database.selectFrom("outbox").select("about").where("channel", "=", "mail").execute();
  await database.destroy();
  const isWhole = (number: number, reference: string) =>
    enquiries.some((row) => row.reference === reference && row.email === `visitor-${number}@example.com`) &&
    mails.filter(({ about }) => about === reference).length === 2;
  const emails = enquiries.map(({ email }) => email);
  return {
    acknowledged: acknowledged.size,
    stored: enquiries.length,
    lost: [...acknowledged]
      .filter(([number, reference]) => !isWhole(number, reference))
      .map(([, reference]) => reference),
    repeated: emails.filter((email, index) => emails.indexOf(email) !== index),
  };
}
