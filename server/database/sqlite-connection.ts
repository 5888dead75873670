import { closeSync, fchmodSync, fstatSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";

/** How long a statement waits for another process, such as the staff command line, in ms. */
const busyLimitMs = 5000;

/** Kysely on Node's own SQLite; every commit is on disk before it returns. */
export function sqliteDialect(file: string): SqliteDialect {
  return new TransactionalSqlite({ database: adapt(openFile(file)) });
}

class TransactionalSqlite extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new PatientDriver(this.#config);
  }
  /** SQLite's DDL is transactional; Kysely's migrator does not know. */
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** Waits for another process between attempts: SQLite's own waiting would stop the server, pages included. */
class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => untilFree(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }
}

async function untilFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const lastAt = performance.now() + busyLimitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > lastAt) throw error;
      await wait(20);
    }
  }
}

/** SQLITE_BUSY in any of its forms (https://www.sqlite.org/rescode.html#busy). */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
  return (code & 0xff) === 5;
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function openFile(file: string): DatabaseSync {
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: busyLimitMs });
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  // Overwrites erased data instead of only unlinking it.
  database.exec("PRAGMA secure_delete = ON");
  // Otherwise the write-ahead log keeps the largest size that it once had.
  database.exec("PRAGMA journal_size_limit = 4194304");
  database.exec("PRAGMA busy_timeout = 0");
  return database;
}

/** Owner-only, even after a copy was restored with other permissions; SQLite gives its side files the same. */
function makePrivate(file: string): void {
  const opened = openSync(file, "a", 0o600);
  try {
    if (fstatSync(opened).mode & 0o077) fchmodSync(opened, 0o600);
  } finally {
    closeSync(opened);
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(suited(sql, database));
      const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

function suited(sql: string, { isTransaction }: DatabaseSync): string {
  // A transaction that reads before it writes could not be upgraded after another process has written.
  if (sql === "begin") return "begin immediate";
  // On a full disk SQLite has already rolled back; a second rollback would fail and hide the cause.
  if (sql === "rollback" && !isTransaction) return "select 1";
  return sql;
}
