import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import { followClock } from "./database-time.ts";
import { hasTables, migrate } from "./migrations.ts";
import { sqliteDialect } from "./sqlite-connection.ts";
import type { Tables } from "./tables.ts";

export interface Store {
  database: Kysely<Tables>;
  /** Undefined with the embedded database. */
  pool: Pool | undefined;
  /** Generated once; shared by every instance and the command line. */
  secret: string;
}

interface StoreOptions {
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** How long to wait for a PostgreSQL server that is still starting. */
  patienceMs?: number;
  /** Whether to refuse a database that no server has used yet, instead of creating it. */
  mustExist?: boolean;
}

/** The site's database was not found where it was looked for. */
export class NoStoreError extends Error {}

/**
 * Opens the database, brings its tables up to date and reads the shared secret.
 * @throws NoStoreError with `mustExist`
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataFolder, patienceMs = 15_000, mustExist = false } = options;
  const file = join(dataFolder, "enquiries.db");
  if (mustExist && !databaseUrl && !existsSync(file)) {
    throw new NoStoreError(`DATA_DIR: there is no database in ${dataFolder} that this user can see; nothing was made.`);
  }
  const pool = databaseUrl ? await openPool(databaseUrl) : undefined;
  if (pool) await untilReachable(pool, performance.now() + patienceMs);
  const dialect = pool ? new PostgresDialect({ pool }) : sqliteDialect(file);
  const database = new Kysely<Tables>({ dialect });
  if (mustExist && !(await hasTables(database))) {
    await database.destroy();
    throw new NoStoreError(
      `${databaseUrl ? "DATABASE_URL" : "DATA_DIR"}: the site has no tables there; nothing was made.`,
    );
  }
  await migrate(database, pool !== undefined);
  if (pool) await followClock(database, pool);
  return { database, pool, secret: await readSecret(database) };
}

/** Whether a write succeeds now; it fails when the disk is full or the server is gone. */
export async function canStore({ database }: Store): Promise<boolean> {
  const now = new Date().toISOString();
  try {
    await database
      .insertInto("setting")
      .values({ name: "last-probe", value: now })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: now }))
      .execute();
    return true;
  } catch {
    return false;
  }
}

/** Cached for a moment, so that frequent checks do not load the disk. */
export function createStoreCheck(store: Store): () => Promise<boolean> {
  let asked = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve(false) };
  return () => {
    if (performance.now() - asked.at > 250) asked = { at: performance.now(), result: canStore(store) };
    return asked.result;
  };
}

async function openPool(connectionString: string): Promise<Pool> {
  const { Pool } = await import("pg");
  const limits = { connectionTimeoutMillis: 5000, query_timeout: 10_000, statement_timeout: 10_000 };
  const pool = new Pool({ connectionString, max: 10, application_name: "studio-site", ...limits });
  // Queries report failures and the pool replaces connections; unhandled, these events would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function untilReachable(pool: Pool, end: number): Promise<void> {
  for (;;) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      if (performance.now() > end) {
        await pool.end();
        throw error;
      }
      await wait(250);
    }
  }
}

/** The first instance creates it. */
async function readSecret(database: Kysely<Tables>): Promise<string> {
  const read = () => database.selectFrom("setting").select("value").where("name", "=", "secret").executeTakeFirst();
  const found = await read();
  if (found) return found.value;
  await database
    .insertInto("setting")
    .values({ name: "secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await read())?.value ?? "";
}
