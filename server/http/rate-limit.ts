import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface Allowance {
  count: number;
  seconds: number;
}

/** Seconds that a sender has to wait, or undefined if allowed; each call counts. */
export type RateLimit = (sender: string) => Promise<number | undefined>;

/** Reads `5/60,30/3600`; `off` means no limit. */
export function readAllowances(text: string): Allowance[] {
  if (text === "off") return [];
  return text.split(",").map((part) => {
    const [count = 0, seconds = 0] = part.split("/").map(Number);
    return { count, seconds };
  });
}

interface SharedCounters {
  pool: Pool | undefined;
  /** Called when counting fails; the sender is then let through. */
  onFailure: (error: unknown) => void;
}

/** Counts in memory, or in PostgreSQL where instances share it. */
export function createRateLimit(allowances: readonly Allowance[], shared?: SharedCounters): RateLimit {
  const { pool, onFailure = () => {} } = shared ?? {};
  const limits = allowances.map((allowance) => (pool ? limitShared(allowance, pool) : limitHere(allowance)));
  return async (sender) => {
    try {
      // In sequence: what the first refuses must not use up the others.
      for (const limit of limits) {
        const ms = await limit(sender);
        if (ms !== undefined) return Math.max(1, Math.ceil(ms / 1000));
      }
    } catch (error) {
      onFailure(error);
    }
    return undefined;
  };
}

/** How long a sender has to wait, in ms; undefined if allowed. */
type Limit = (sender: string) => Promise<number | undefined>;

function limitHere({ count, seconds }: Allowance): Limit {
  const limiter = new RateLimiterMemory({ points: count, duration: seconds });
  return async (sender) => {
    try {
      await limiter.consume(sender);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // The library compares with the clock, which may have been set back.
      return Math.min(refusal.msBeforeNext, seconds * 1000);
    }
  };
}

/**
 * Counted by the clock of the database: the library's own counters for PostgreSQL compare those of the instances, and one
 * that is behind would go on refusing.
 */
function limitShared({ count, seconds }: Allowance, pool: Pool): Limit {
  const lastsMs = seconds * 1000;
  setInterval(() => pool.query(forgetExpired).catch(() => {}), forgetEveryMs).unref();
  return async (sender) => {
    const { rows } = await pool.query(countOne, [`${count}/${seconds}:${sender}`, lastsMs]);
    const { points, left } = rows[0];
    return points > count ? Number(left) : undefined;
  };
}

const forgetEveryMs = 300_000;
const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
const forgetExpired = `delete from rate_limit where expire < ${now}`;
/** What ends later than a whole period from now was begun before the clock was set back. */
const isOver = `(rate_limit.expire <= ${now} or rate_limit.expire > ${now} + $2)`;
const countOne = `
  insert into rate_limit values ($1, 1, ${now} + $2)
  on conflict (key) do update set
    points = case when ${isOver} then 1 else rate_limit.points + 1 end,
    expire = case when ${isOver} then ${now} + $2 else rate_limit.expire end
  returning points, expire - ${now} as left`;
