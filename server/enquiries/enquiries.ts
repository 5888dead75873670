import type { Site } from "#model/site/site.server.ts";
import { normalEmail } from "#shared/email.ts";
import type { Receiving, RenderMail } from "#shared/receiving.ts";
import { timeOf } from "../database/database-time.ts";
import { keyedHash } from "../database/keyed-hash.ts";
import type { Store } from "../database/store.ts";
import type { Env } from "../env.ts";
import { createRateLimit, readAllowances } from "../http/rate-limit.ts";
import { failureCode, reportFailure } from "../watch/report-failure.ts";
import { createMailSender } from "./mail-sender.ts";
import { countMessages } from "./outbox.ts";
import { type OutboxWorker, startOutboxWorker } from "./outbox-worker.ts";
import { createReceiving } from "./receiving.ts";
import { purge, type Retention } from "./retention.ts";
import { createWebhookSender } from "./webhook-sender.ts";

/** People who correct mistakes post more often than a form is accepted; nobody posts this often. */
const attemptsPerAcceptance = 12;

/** The server's side of the enquiries while it runs. */
export interface Enquiries {
  receiving: Receiving;
  /** Seconds that a network has to wait because it posts faster than people do. */
  waitingTime: (network: string) => Promise<number | undefined>;
  /** Unsent messages by state. */
  countMessages: () => Promise<Record<string, number>>;
  /** Starts sending the outbox and deleting expired records. */
  start: () => Promise<void>;
  /** Stops sending; forms are still received. */
  stop: () => Promise<void>;
}

export interface EnquiriesOptions {
  store: Store;
  env: Env;
  site: Pick<Site, "brand" | "emails" | "referencePrefix" | "retention">;
  /** Address of the site with its base path and a slash at the end. */
  siteUrl: string;
  renderMail: RenderMail;
}

/** Creates the service behind the forms. */
export function createEnquiries({ store, env, site, siteUrl, renderMail }: EnquiriesOptions): Enquiries {
  const allowances = readAllowances(env.RATE_LIMIT);
  const attempts = allowances.map(({ count, seconds }) => ({ count: count * attemptsPerAcceptance, seconds }));
  const attemptLimit = createRateLimit(attempts);
  const messageSettings = {
    renderMail,
    siteUrl,
    staff: env.MAIL_TO ?? site.emails.hello,
    hasWebhook: env.WEBHOOK_URL !== undefined,
  };
  let worker: OutboxWorker | undefined;
  let purging: NodeJS.Timeout | undefined;
  return {
    receiving: createReceiving({
      store,
      messageSettings,
      rateLimit: createRateLimit(allowances, {
        pool: store.pool,
        onFailure: (error) => reportFailure("The rate limit cannot be counted, posts are accepted without it", error),
      }),
      referencePrefix: site.referencePrefix,
      newsletterDays: site.retention.newsletterDays,
      onStored: () => worker?.wake(),
    }),
    waitingTime: (network) => attemptLimit(keyedHash(store.secret, "address", network)),
    countMessages: () => countMessages(store.database),
    async start() {
      if (!env.SMTP_URL) await sayThatMailWaits(store);
      const senders = await createSenders(env, site);
      worker = startOutboxWorker({ database: store.database, isShared: store.pool !== undefined, senders });
      purging = purgeDaily(store, site.retention);
    },
    async stop() {
      clearInterval(purging);
      await worker?.stop();
    },
  };
}

async function createSenders(env: Env, { brand, emails }: EnquiriesOptions["site"]) {
  const from = { name: brand, address: normalEmail(env.MAIL_FROM ?? emails.hello) };
  return {
    ...(env.SMTP_URL && { mail: await createMailSender({ smtpUrl: env.SMTP_URL, from }) }),
    ...(env.WEBHOOK_URL && {
      webhook: createWebhookSender({ url: env.WEBHOOK_URL, secrets: env.WEBHOOK_SECRET ?? [] }),
    }),
  };
}

async function sayThatMailWaits({ database }: Store): Promise<void> {
  const waiting = database
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("channel", "=", "mail")
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  const count = await waiting.then(({ count }) => `${count} now`).catch((error) => `unknown: ${failureCode(error)}`);
  console.log(`SMTP_URL is not set: mails stay in the outbox (${count}) until it is set.`);
}

/** At start and daily; the staff command does the same on demand. */
function purgeDaily({ database }: Store, retention: Retention): NodeJS.Timeout {
  const run = () => {
    purge(database, retention, timeOf(database)).catch((error) =>
      reportFailure("Old enquiries could not be removed", error),
    );
  };
  run();
  return setInterval(run, 86_400_000).unref();
}
