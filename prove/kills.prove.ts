import { buildSite } from "../bench/measure.ts";
import { countAloud } from "../cli/progress.ts";
import { killRounds } from "../tests/support/kill-rounds.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import type { Proof } from "./run.ts";

const rounds = 50;

/** Kills the server under load, on both databases, and compares what it acknowledged with what is stored. */
export async function prove(): Promise<Proof[]> {
  const embedded = await tryKills("SQLite", await buildSite());
  const postgres = await startPostgres({ isDurable: true });
  try {
    const shared = { ...(await buildSite()), DATABASE_URL: await postgres.createDatabase("kills") };
    return [embedded, await tryKills("PostgreSQL", shared)];
  } finally {
    await postgres.stop();
  }
}

async function tryKills(database: string, env: NodeJS.ProcessEnv): Promise<Proof> {
  const { acknowledged, stored, lost, repeated } = await countAloud(`kills on ${database}`, rounds, (afterRound) =>
    killRounds({ rounds, env, afterRound }),
  );
  return {
    claim: `What was acknowledged is stored once, with both mails, through ${rounds} kills (${database})`,
    seen: `${acknowledged} acknowledged, ${stored} stored, ${lost.length} lost, ${repeated.length} repeated`,
    holds: acknowledged > rounds && lost.length === 0 && repeated.length === 0,
  };
}
