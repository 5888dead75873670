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

/** The database of a server, which goes on without one that does not answer. */
export interface ServerStore extends Store {
  /** Whether its tables are up to date and `secret` is the shared one; until then that is of this process alone. */
  isOpen: boolean;
  /** Resolves then. */
  opened: Promise<void>;
}

interface StoreOptions {
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** Whether to refuse a database that no server has used yet, instead of creating it. */
  mustExist?: boolean;
}

const tryAgainMs = 1000;

/** The site's database was not found. */
export class NoStoreError extends Error {}

/**
 * Opens the database, brings its tables up to date and reads the shared secret.
 * @throws NoStoreError with `mustExist`
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataFolder, mustExist = false } = options;
  const file = fileIn(dataFolder);
  if (mustExist && !databaseUrl && !existsSync(file)) {
    throw new NoStoreError(
      `DATA_DIR: there is no database in ${dataFolder} that this user can read; none was created.`,
    );
  }
  const { database, pool } = await connect(options);
  try {
    if (mustExist && !(await hasTables(database))) {
      const variable = databaseUrl ? "DATABASE_URL" : "DATA_DIR";
      throw new NoStoreError(`${variable}: the site has no tables there; nothing was made.`);
    }
    return { database, pool, secret: await bringUpToDate(database, pool) };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/**
 * The same for a server, which does not wait for a PostgreSQL that does not answer: it is tried again every second.
 * @param onAway called with the reason, and again with another one
 * @throws what an operator has to mend: a wrong password or name, and whatever goes wrong with the embedded database
 */
export async function openServerStore(options: StoreOptions, onAway: (error: unknown) => void): Promise<ServerStore> {
  const { database, pool } = await connect(options);
  const store: ServerStore = { database, pool, secret: newSecret(), isOpen: false, opened: Promise.resolve() };
  const open = async () => {
    store.secret = await bringUpToDate(database, pool);
    store.isOpen = true;
  };
  try {
    await open();
  } catch (error) {
    if (!pool || isMistake(error)) {
      await database.destroy();
      throw error;
    }
    onAway(error);
    store.opened = untilOpen(open, error, onAway);
  }
  return store;
}

async function untilOpen(open: () => Promise<void>, first: unknown, onAway: (error: unknown) => void): Promise<void> {
  let last = codeOf(first);
  for (;;) {
    await wait(tryAgainMs, undefined, { ref: false });
    try {
      return await open();
    } catch (error) {
      if (codeOf(error) !== last) onAway(error);
      last = codeOf(error);
    }
  }
}

/** PostgreSQL has answered, and will go on to refuse: a wrong name or password, or no such database. */
const isMistake = (error: unknown) => /^(28|3D)/.test(codeOf(error));
const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code ?? error);

const fileIn = (dataFolder: string) => join(dataFolder, "enquiries.db");

async function connect({ databaseUrl, dataFolder }: StoreOptions): Promise<Pick<Store, "database" | "pool">> {
  const pool = databaseUrl ? await openPool(databaseUrl) : undefined;
  const dialect = pool ? new PostgresDialect({ pool }) : sqliteDialect(fileIn(dataFolder));
  return { database: new Kysely<Tables>({ dialect }), pool };
}

async function bringUpToDate(database: Kysely<Tables>, pool: Pool | undefined): Promise<string> {
  await migrate(database, pool !== undefined);
  if (pool) await followClock(database, pool);
  return readSecret(database);
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
export function createStoreCheck(store: ServerStore): () => Promise<boolean> {
  let asked = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve(false) };
  return async () => {
    if (!store.isOpen) return false;
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

const newSecret = () => randomBytes(32).toString("base64url");

/** The first instance creates it. */
async function readSecret(database: Kysely<Tables>): Promise<string> {
  const read = () => database.selectFrom("setting").select("value").where("name", "=", "secret").executeTakeFirst();
  const found = await read();
  if (found) return found.value;
  await database
    .insertInto("setting")
    .values({ name: "secret", value: newSecret() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await read())?.value ?? "";
}
