import { closeSync, fchmodSync, fstatSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";

/** Time that a statement waits for another process, such as the staff command line, in ms. */
const busyLimitMs = 5000;

/** Kysely on Node's own SQLite; every commit is on the disk before it returns. */
export function sqliteDialect(file: string): SqliteDialect {
  return new TransactionalSqlite({ database: adapt(openFile(file)) });
}

/** SQLite changes tables within a transaction as it does rows; Kysely's migrator has to be told. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
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
  // What is erased is overwritten, not only unlinked.
  database.exec("PRAGMA secure_delete = ON");
  return database;
}

/** Only its owner may read it, also when a copy was put back with other rights; SQLite gives the same to the files beside it. */
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
  // A transaction that reads before it writes could not be upgraded once another process has written.
  if (sql === "begin") return "begin immediate";
  // SQLite has rolled back by itself where the disk is full; to ask again would fail, and hide why.
  if (sql === "rollback" && !isTransaction) return "select 1";
  return sql;
}
