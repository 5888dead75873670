import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

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
  const limiters = allowances.map((allowance) => createLimiter(allowance, shared?.pool));
  return async (sender) => {
    // In sequence: what the first refuses must not use up the others.
    for (const limiter of limiters) {
      const seconds = await waitingTime(limiter, sender, shared?.onFailure);
      if (seconds !== undefined) return seconds;
    }
    return undefined;
  };
}

function createLimiter({ count, seconds }: Allowance, pool: Pool | undefined): RateLimiterAbstract {
  const options = { points: count, duration: seconds, keyPrefix: `${count}/${seconds}` };
  if (!pool) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({ ...options, storeClient: pool, tableName: "rate_limit", tableCreated: true });
}

async function waitingTime(
  limiter: RateLimiterAbstract,
  sender: string,
  onFailure: SharedCounters["onFailure"] = () => {},
): Promise<number | undefined> {
  try {
    await limiter.consume(sender);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    onFailure(refusal);
    return undefined;
  }
}
