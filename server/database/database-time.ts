import type { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Tables } from "./tables.ts";

/** How long the answer of a database server is gone by. */
const askEveryMs = 60_000;

const clocks = new WeakMap<Kysely<Tables>, () => number>();

/**
 * The time of a database, in ms since the epoch: one for all instances that share it, whatever their own clocks say. The
 * embedded database has that of its machine.
 */
export function timeOf(database: Kysely<Tables>): number {
  return clocks.get(database)?.() ?? Date.now();
}

/** Follows the clock of a database server; in between, what passes here is added, which no change of our own clock moves. */
export async function followClock(database: Kysely<Tables>, pool: Pick<Pool, "query">): Promise<void> {
  let [ahead, askedAt] = [await askAhead(pool), performance.now()];
  clocks.set(database, () => {
    if (performance.now() - askedAt > askEveryMs) {
      askedAt = performance.now();
      askAhead(pool).then(
        (found) => {
          ahead = found;
        },
        // While it is away, time passes here.
        () => {},
      );
    }
    return Math.round(performance.now() + ahead);
  });
}

/** By how much its clock is ahead of the timer of this process, counted from the middle of the way there and back. */
async function askAhead(pool: Pick<Pool, "query">): Promise<number> {
  const askedAt = performance.now();
  const { rows } = await pool.query("select extract(epoch from clock_timestamp()) * 1000 as ms");
  return Number(rows[0].ms) - (askedAt + performance.now()) / 2;
}
