import type { Site } from "#model/site.server.ts";
import type { Receiving, RenderMail } from "#shared/receiving.ts";
import type { Env } from "../env.ts";
import { networkOf } from "../http/visitor.ts";
import { canStore, openStore } from "./database.ts";
import { keyedHash } from "./keyed-hash.ts";
import { createRateLimit, readAllowances } from "./rate-limits.ts";
import { createReceiving } from "./receiving.ts";

/** A person who corrects mistakes posts more often than forms are accepted; nobody posts so often. */
const attemptsPerAcceptance = 12;

/** What the server holds of the enquiries while it runs. */
export interface Enquiries {
  receiving: Receiving;
  /** Seconds that an address has to wait because it posts as no person does. */
  waitingTime: (address: string) => Promise<number | undefined>;
  canStore: () => Promise<boolean>;
  /** Ends the work on the outbox, then closes the database. */
  close: () => Promise<void>;
}

export interface EnquiriesOptions {
  env: Env;
  site: Pick<Site, "brand" | "emails" | "retention">;
  /** Address of the site with its base path and a slash at the end. */
  siteUrl: string;
  renderMail: RenderMail;
}

/** Opens the store, takes up what waits in the outbox and hands out the service that forms use. */
export async function openEnquiries({ env, site, siteUrl, renderMail }: EnquiriesOptions): Promise<Enquiries> {
  const store = await openStore({ databaseUrl: env.DATABASE_URL, dataFolder: env.DATA_DIR });
  const allowances = readAllowances(env.RATE_LIMIT);
  const attempts = allowances.map(({ count, seconds }) => ({ count: count * attemptsPerAcceptance, seconds }));
  const attemptLimit = createRateLimit(attempts, undefined);
  const letterhead = {
    renderMail,
    siteUrl,
    staff: env.MAIL_TO ?? site.emails.hello,
    hasWebhook: env.WEBHOOK_URL !== undefined,
  };
  return {
    receiving: createReceiving({
      store,
      letterhead,
      rateLimit: createRateLimit(allowances, store.pool),
      newsletterDays: site.retention.newsletterDays,
    }),
    waitingTime: (address) => attemptLimit(keyedHash(store.secret, "address", networkOf(address))),
    canStore: () => canStore(store),
    close: () => store.database.destroy(),
  };
}
