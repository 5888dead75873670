import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { formerDatabase } from "../../tests/support/former-database.ts";
import { type PostgresServer, startPostgres } from "../../tests/support/postgres.ts";
import { openStore, type Store } from "./store.ts";

const ofFormerRunner = ["001-start", "002-vitals", "003-recipients"];
const everything = [
  ...ofFormerRunner,
  ...["004-editors", "005-drafts", "006-reviews", "007-publications", "008-uploads", "009-draft-pictures"],
  "010-addresses",
  "011-files",
  "012-answered",
  "013-letters",
];

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test.each([1, 2, 3, 4, 5, 6])(
  "instances that start at once bring their database up to date once, time %i",
  async (time) => {
    const databaseUrl = await postgres.createDatabase(`at_once_${time}`);
    const client = new Client(databaseUrl);
    await client.connect();
    await client.query(formerDatabase(["001-start"], true));
    await client.end();
    const stores = await Promise.all([1, 2, 3, 4, 5, 6].map(() => open({ databaseUrl, dataFolder: "" })));
    for (const store of stores) expect(await doneIn(store)).toEqual(everything);
  },
);

interface Place {
  databaseUrl?: string;
  dataFolder: string;
}

async function open(place: Place): Promise<Store> {
  const store = await openStore(place);
  onTestFinished(() => store.database.destroy());
  return store;
}

async function doneIn({ database }: Store): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

describe.each(["SQLite", "PostgreSQL"])("on %s", (kind) => {
  const newPlace = async (name: string): Promise<Place> => {
    const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-migrations-"));
    return kind === "SQLite" ? { dataFolder } : { dataFolder, databaseUrl: await postgres.createDatabase(name) };
  };
  const runIn = async ({ databaseUrl, dataFolder }: Place, statements: string) => {
    if (!databaseUrl) {
      const file = new DatabaseSync(join(dataFolder, "enquiries.db"));
      file.exec(statements);
      return file.close();
    }
    const client = new Client(databaseUrl);
    await client.connect();
    await client.query(statements);
    await client.end();
  };

  test.each([
    ["whole", ofFormerRunner],
    ["of the first release", ["001-start"]],
  ])("a database of our former runner is taken over without loss: %s", async (_, done) => {
    const place = await newPlace(`former_${done.length}`);
    await runIn(place, formerDatabase(done, kind === "PostgreSQL"));
    const store = await open(place);
    expect(await doneIn(store)).toEqual(everything);
    expect(store.secret).toBe("the-secret-of-before");
    const enquiries = await store.database.selectFrom("enquiry").selectAll().execute();
    expect(enquiries).toMatchObject([{ reference: "LW-5H4E-6N", email: "ada@example.com", copy: "mailed" }]);
    expect(await store.database.selectFrom("vital").selectAll().execute()).toEqual([]);
    const picture = {
      file: "a.webp",
      editor: "",
      bytes: 3,
      body: Buffer.from([0, 255, 128]),
      kept_at: "2026",
      dropped_at: null,
    };
    await store.database.insertInto("editor_upload").values(picture).execute();
    const { body } = await store.database.selectFrom("editor_upload").selectAll().executeTakeFirstOrThrow();
    expect([...(body ?? [])]).toEqual([0, 255, 128]);
    const record = sql<{ timestamp: string }>`select timestamp from migration where name = '001-start'`;
    expect((await record.execute(store.database)).rows).toEqual([{ timestamp: "2026-11-20T21:22:40.008Z" }]);
  });

  test("stored addresses are brought into their normal form, and of two that are one person's the confirmed stays", async () => {
    const place = await newPlace("addresses");
    await runIn(place, formerDatabase(ofFormerRunner, kind === "PostgreSQL"));
    const subscriber = (token: string, email: string, state: string, day: string) =>
      `insert into subscriber (token, state, created_at, asked_at, email) values ('${token}', '${state}', '${day}', '${day}', '${email}');`;
    await runIn(
      place,
      [
        "update enquiry set email = 'ivan@пример.рф';",
        "insert into outbox (id, channel, about, person, payload, state, due_at, created_at, attempts) values ('1', 'mail', 'b', 'ivan@пример.рф', '', 'waiting', '', '', 0);",
        subscriber("a", "ivan@пример.рф", "confirmed", "2026-11-02"),
        subscriber("b", "ivan@xn--e1afmkfd.xn--p1ai", "pending", "2026-11-01"),
        subscriber("c", "ada@example.com", "confirmed", "2026-11-01"),
      ].join("\n"),
    );
    const { database } = await open(place);
    const normal = "ivan@xn--e1afmkfd.xn--p1ai";
    expect(await database.selectFrom("enquiry").select("email").execute()).toEqual([{ email: normal }]);
    const subscribers = database.selectFrom("subscriber").select(["token", "email", "typed"]).orderBy("token");
    expect(await subscribers.execute()).toEqual([
      { token: "a", email: normal, typed: "ivan@пример.рф" },
      { token: "c", email: "ada@example.com", typed: "" },
    ]);
    expect(await database.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  test("a migration that breaks off leaves nothing behind, and the next start carries it out", async () => {
    const place = await newPlace("broken");
    await runIn(place, formerDatabase(["001-start"], kind === "PostgreSQL"));
    await runIn(place, "create table recipient (other text)");
    await expect(openStore(place)).rejects.toThrow();
    await runIn(place, "drop table recipient");
    expect(await doneIn(await open(place))).toEqual(everything);
  });
});
