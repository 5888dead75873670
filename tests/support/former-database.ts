const text = (names: readonly string[]) => names.map((name) => `"${name}" text not null`).join(", ");

const migrations: Record<string, (isPostgres: boolean) => string> = {
  "001-start": (isPostgres) => `
    create table "setting" ("name" text not null primary key, "value" text not null);
    create table "sending" ("token" text not null primary key, ${text(["fingerprint", "reference", "view_key", "valid_until"])});
    create table "enquiry" ("reference" text not null primary key, ${text(["kind", "view_key", "received_at", "state", "name", "email", "matter", "details"])});
    create table "subscriber" ("token" text not null primary key, ${text(["state", "created_at", "asked_at"])}, "email" text unique, "settled_at" text);
    create table "outbox" ("id" text not null primary key, ${text(["channel", "about", "person", "payload", "state", "due_at", "created_at"])},
      "attempts" integer not null, "leased_by" text, "leased_until" text, "problem" text);
    create index "enquiry_by_time" on "enquiry" ("received_at", "reference");
    create index "enquiry_by_email" on "enquiry" ("email");
    create index "sending_by_end" on "sending" ("valid_until");
    create index "outbox_by_turn" on "outbox" ("state", "due_at");
    create index "outbox_by_person" on "outbox" ("person");
    create index "outbox_by_subject" on "outbox" ("about");
    ${isPostgres ? 'create table "rate_limit" ("key" varchar(255) primary key, "points" integer default 0 not null, "expire" bigint);' : ""}
    insert into "setting" values ('secret', 'the-secret-of-before');
    insert into "enquiry" values ('LW-5H4E-6N', 'enquiry', 'UuBaxLj6G4aXfDI_A6ssnA', '2026-11-20T21:30:00.000Z', 'new', 'Ada Sample', 'ada@example.com', 'not-sure', '{}');`,
  "002-vitals": () => `
    create table "vital" (${text(["day", "route", "metric"])}, "bucket" integer not null, "count" integer not null,
      constraint "vital_key" primary key ("day", "route", "metric", "bucket"));`,
  "003-recipients": () => `
    create table "recipient" ("key" text not null primary key, ${text(["recent", "seen_at"])}, "proved_at" text);
    alter table "enquiry" add column "copy" text default 'mailed' not null;`,
};

/** What the migration runner before Kysely's left behind, after the named migrations. */
export function formerDatabase(done: readonly string[], isPostgres: boolean): string {
  const steps = done.map((name, index) => {
    const record = `insert into "migration" values ('${name}', '2026-11-2${index}T21:22:40.008Z');`;
    return (migrations[name]?.(isPostgres) ?? "") + record;
  });
  return `create table "migration" ("name" text not null primary key, "done_at" text not null);${steps.join("")}`;
}
