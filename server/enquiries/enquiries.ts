import type { Site } from "#model/site/site.server.ts";
import { normalEmail } from "#shared/email.ts";
import type { Receiving, RenderMail } from "#shared/receiving.ts";
import { timeOf } from "../database/database-time.ts";
import { keyedHash } from "../database/keyed-hash.ts";
import type { Store } from "../database/store.ts";
import type { Env } from "../env.ts";
import { fileDownload } from "../files/download.ts";
import { type FileFolder, openFileFolder } from "../files/file-folder.ts";
import { createFileGate, readFileQuota } from "../files/file-quota.ts";
import type { FormFiles } from "../files/form-with-files.ts";
import type { Middleware } from "../http/context.ts";
import { StartError } from "../http/listen-on.ts";
import { createRateLimit, readAllowances } from "../http/rate-limit.ts";
import { failureCode, reportFailure } from "../watch/report-failure.ts";
import { createMailSender } from "./mail-sender.ts";
import type { MessageSettings } from "./messages.ts";
import { countMessages } from "./outbox.ts";
import { type OutboxWorker, startOutboxWorker } from "./outbox-worker.ts";
import { type Calendar, remindTeam } from "./promises.ts";
import { createReceiving } from "./receiving.ts";
import { purge, type Retention } from "./retention.ts";
import { createWebhookSender } from "./webhook-sender.ts";
import { readWebhookTemplate, type WebhookTemplate } from "./webhook-template.ts";

/** People who correct mistakes post more often than a form is accepted; nobody posts this often. */
const attemptsPerAcceptance = 12;

/** The server's side of the enquiries while it runs. */
export interface Enquiries {
  receiving: Receiving;
  /** Seconds that a network has to wait because it posts faster than people do. */
  waitingTime: (network: string) => Promise<number | undefined>;
  /** Unsent messages by state. */
  countMessages: () => Promise<Record<string, number>>;
  /** What receives files with a form, and hands them to staff. */
  formFiles: FormFiles;
  fileDownload: Middleware;
  /** Starts sending the outbox and deleting expired records. */
  start: () => Promise<void>;
  /** Stops sending; forms are still received. */
  stop: () => Promise<void>;
}

export interface EnquiriesOptions {
  store: Store;
  env: Env;
  site: Pick<Site, "brand" | "emails" | "referencePrefix" | "retention" | "closedDays" | "timeZone">;
  /** Address of the site with its base path and a slash at the end. */
  siteUrl: string;
  renderMail: RenderMail;
  /** Where files of enquiries are. */
  filesFolder: string;
}

/** Creates the service behind the forms. */
export function createEnquiries({ store, env, site, siteUrl, renderMail, filesFolder }: EnquiriesOptions): Enquiries {
  const allowances = readAllowances(env.RATE_LIMIT);
  const attempts = allowances.map(({ count, seconds }) => ({ count: count * attemptsPerAcceptance, seconds }));
  const attemptLimit = createRateLimit(attempts);
  const messageSettings = {
    renderMail,
    siteUrl,
    staff: env.MAIL_TO ?? site.emails.hello,
    hasWebhook: env.WEBHOOK_URL !== undefined,
  };
  const folder = openFileFolder(filesFolder);
  let worker: OutboxWorker | undefined;
  let timers: NodeJS.Timeout[] = [];
  return {
    receiving: createReceiving({
      store,
      messageSettings,
      folder,
      rateLimit: createRateLimit(allowances, {
        pool: store.pool,
        onFailure: (error) => reportFailure("The rate limit cannot be counted, posts are accepted without it", error),
      }),
      referencePrefix: site.referencePrefix,
      newsletterDays: site.retention.newsletterDays,
      onStored: () => worker?.wake(),
    }),
    waitingTime: (network) => attemptLimit(keyedHash(store.secret, "address", network)),
    formFiles: {
      folder,
      gate: createFileGate(store.database, readFileQuota(env.FILES_QUOTA)),
      senderOf: (network) => keyedHash(store.secret, "address", network),
    },
    fileDownload: fileDownload(store, folder),
    countMessages: () => countMessages(store.database),
    async start() {
      if (!env.SMTP_URL) await sayThatMailWaits(store);
      const senders = await createSenders(env, site);
      worker = startOutboxWorker({ database: store.database, isShared: store.pool !== undefined, senders });
      timers = [
        purgeDaily(store, site.retention, folder),
        sweepOften(folder),
        remindHourly(store, site, messageSettings),
      ];
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await worker?.stop();
    },
  };
}

async function createSenders(env: Env, { brand, emails }: EnquiriesOptions["site"]) {
  const from = { name: brand, address: normalEmail(env.MAIL_FROM ?? emails.hello) };
  return {
    ...(env.SMTP_URL && { mail: await createMailSender({ smtpUrl: env.SMTP_URL, from }) }),
    ...(env.WEBHOOK_URL && {
      webhook: createWebhookSender({
        url: env.WEBHOOK_URL,
        secrets: env.WEBHOOK_SECRET ?? [],
        ...(env.WEBHOOK_TEMPLATE && { template: readTemplate(env.WEBHOOK_TEMPLATE) }),
      }),
    }),
  };
}

function readTemplate(file: string): WebhookTemplate {
  try {
    return readWebhookTemplate(file);
  } catch (error) {
    throw new StartError(`WEBHOOK_TEMPLATE: ${file} is no template: ${(error as Error).message}`);
  }
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
function purgeDaily({ database }: Store, retention: Retention, folder: FileFolder): NodeJS.Timeout {
  const run = () => {
    purge(database, retention, timeOf(database), folder).catch((error) =>
      reportFailure("Old enquiries could not be removed", error),
    );
  };
  run();
  return setInterval(run, 86_400_000).unref();
}

function remindHourly({ database }: Store, calendar: Calendar, settings: MessageSettings): NodeJS.Timeout {
  const run = () => {
    remindTeam(database, calendar, settings).catch((error) => reportFailure("The team could not be reminded", error));
  };
  run();
  return setInterval(run, 3_600_000).unref();
}

/** Removes what cut uploads left: those of a server that was killed are gone within a minute of the next start. */
function sweepOften(folder: FileFolder): NodeJS.Timeout {
  const run = () => {
    folder.sweep().catch((error) => reportFailure("Abandoned files could not be removed", error));
  };
  run();
  return setInterval(run, 10_000).unref();
}
