import { closeSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect } from "kysely";

/** Time that a statement waits for another process, such as the staff command line, in ms. */
const busyLimitMs = 5000;

/** Kysely on Node's own SQLite; every commit is on the disk before it returns. */
export function sqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({ database: adapt(openFile(file)) });
}

function openFile(file: string): DatabaseSync {
  // Made here, because only its owner may read it; the files beside it are given the same rights.
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { timeout: busyLimitMs });
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  // What is erased is overwritten, not only unlinked.
  database.exec("PRAGMA secure_delete = ON");
  return database;
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // A transaction that reads before it writes could not be upgraded once another process has written.
      const statement = database.prepare(sql === "begin" ? "begin immediate" : sql);
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
