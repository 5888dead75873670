import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { timeOf } from "../database/database-time.ts";
import type { Tables } from "../database/tables.ts";
import { reportFailure } from "../watch/report-failure.ts";
import {
  type Channel,
  claimMessages,
  leaseMs,
  type Message,
  markFailed,
  markSent,
  releaseLeases,
  renewLeases,
} from "./outbox.ts";

/** Sends one message; reports what went wrong and whether a retry is pointless. */
export type Send = (message: Message, signal: AbortSignal) => Promise<SendFailure | undefined>;

interface SendFailure {
  problem: string;
  isFinal: boolean;
}

export interface OutboxWorker {
  /** Signals a new message. */
  wake: () => void;
  /** Lets sends in flight finish for a while, then returns the rest to the outbox. */
  stop: () => Promise<void>;
}

interface WorkerOptions {
  database: Kysely<Tables>;
  /** Whether other instances work on the same outbox. */
  isShared: boolean;
  senders: Partial<Record<Channel, Send>>;
  pollMs?: number;
  finishMs?: number;
}

const parallel = 5;

/** Sends waiting messages until stopped. */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  const { database, isShared, senders, pollMs = 1000, finishMs = 5000 } = options;
  const worker = randomUUID();
  const channels = (["mail", "webhook"] as const).filter((channel) => senders[channel]);
  const sending = new Set<Promise<void>>();
  const outages = new Set<Channel>();
  const abort = new AbortController();
  const stopping = new AbortController();
  let isReadable = true;
  const nap = createNap(pollMs);

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const count = parallel - sending.size;
      const claimed = count > 0 ? await claim(count) : [];
      for (const message of claimed) start(message);
      if (claimed.length === 0 || claimed.length === count) await nap.take();
    }
  }

  async function claim(count: number): Promise<Message[]> {
    try {
      const claimed = await claimMessages(database, { worker, channels, count, isShared, now: timeOf(database) });
      isReadable = true;
      return claimed;
    } catch (error) {
      // Once per outage, not once per second.
      if (isReadable) reportFailure("The outbox cannot be read", error);
      isReadable = false;
      return [];
    }
  }

  function start(message: Message): void {
    const work = deliver(message)
      .catch((error) => reportFailure("The outbox cannot be written", error))
      .finally(() => {
        sending.delete(work);
        nap.end();
      });
    sending.add(work);
  }

  async function deliver(message: Message): Promise<void> {
    const failure = await senders[message.channel]?.(message, abort.signal);
    reportOutage(outages, message.channel, failure);
    const keepTrying = { everyMs: pollMs, until: stopping.signal };
    if (!failure) return await persist(() => markSent(database, message.id), keepTrying);
    const state = await persist(() => markFailed(database, message, failure, timeOf(database)), keepTrying);
    if (state === "dead") console.error(`Message ${message.id} was set aside: ${failure.problem}`);
  }

  const renewal = setInterval(() => {
    if (sending.size > 0) renewLeases(database, worker, timeOf(database)).catch(() => {});
  }, leaseMs / 3);
  const running = channels.length > 0 ? run() : Promise.resolve();
  return {
    wake: nap.end,
    async stop() {
      stopping.abort();
      nap.end();
      await running;
      const limit = setTimeout(() => abort.abort(), finishMs);
      await Promise.all(sending);
      clearTimeout(limit);
      clearInterval(renewal);
      await releaseLeases(database, worker);
    },
  };
}

/** A message that has left must be recorded as sent, even when the database is briefly away. */
async function persist<Result>(
  write: () => Promise<Result>,
  { everyMs, until }: { everyMs: number; until: AbortSignal },
): Promise<Result> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (until.aborted) throw error;
      await wait(everyMs);
    }
  }
}

/** An interruptible wait. */
function createNap(longestMs: number): { take: () => Promise<void>; end: () => void } {
  let wake = () => {};
  return {
    take: () =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, longestMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => wake(),
  };
}

/** Logs one line when a channel stops working and one when it works again. */
function reportOutage(outages: Set<Channel>, channel: Channel, failure: SendFailure | undefined): void {
  if (failure?.isFinal) return;
  if (failure && !outages.has(channel)) {
    outages.add(channel);
    console.error(
      `The ${channel} channel fails (${failure.problem}); messages wait in the outbox and are tried again.`,
    );
  }
  if (!failure && outages.delete(channel)) console.log(`The ${channel} channel works again.`);
}
