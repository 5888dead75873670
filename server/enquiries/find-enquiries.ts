import type { Kysely, SelectQueryBuilder } from "kysely";
import { emailIdentity } from "#shared/email.ts";
import { containsWords } from "#shared/fold-text.ts";
import type { EnquiryRow, SubscriberRow, Tables } from "../database/tables.ts";

/** Staff's filter of enquiries; days are in UTC and inclusive. */
export interface EnquiryFilter {
  kind?: EnquiryRow["kind"] | undefined;
  state?: EnquiryRow["state"] | undefined;
  since?: string | undefined;
  until?: string | undefined;
  email?: string | undefined;
  /** Words that occur in its fields. They are compared here: databases fold ASCII only, and keep fields as JSON. */
  search?: string | undefined;
}

type Rows = SelectQueryBuilder<Tables, "enquiry", object>;

/** One page of them, newest first. */
export async function pageOfEnquiries(
  database: Kysely<Tables>,
  filter: EnquiryFilter,
  { limit, page }: { limit: number | undefined; page: number },
): Promise<{ rows: EnquiryRow[]; total: number }> {
  if (filter.search !== undefined) {
    const found: EnquiryRow[] = [];
    for await (const { rows } of eachEnquiry(database, filter)) found.push(...rows);
    const rows = found.sort(newestFirst);
    return { rows: limit ? rows.slice((page - 1) * limit, page * limit) : rows, total: rows.length };
  }
  const found = filtered(database, filter);
  const total = await countOf(found);
  const sorted = found.selectAll().orderBy("received_at", "desc").orderBy("reference");
  const rows = await (limit ? sorted.limit(limit).offset((page - 1) * limit) : sorted).execute();
  return { rows, total };
}

/** All of them, oldest first, in batches, so that memory does not grow with their number; `done` counts those looked at. */
export async function* eachEnquiry(
  database: Kysely<Tables>,
  filter: EnquiryFilter,
  partSize = 500,
): AsyncGenerator<{ rows: EnquiryRow[]; done: number; total: number }> {
  const total = await countOf(filtered(database, filter));
  let last: EnquiryRow | undefined;
  for (let done = 0; ; ) {
    const rows = await afterRow(filtered(database, filter), last)
      .selectAll()
      .orderBy("received_at")
      .orderBy("reference")
      .limit(partSize)
      .execute();
    done += rows.length;
    const found = rows.filter((row) => filter.search === undefined || containsWords(enquiryText(row), filter.search));
    if (rows.length > 0) yield { rows: found, done, total };
    if (rows.length < partSize) return;
    last = rows.at(-1);
  }
}

/** One enquiry with the state of its messages. */
export async function findWithMessages(database: Kysely<Tables>, reference: string) {
  const row = await database.selectFrom("enquiry").selectAll().where("reference", "=", reference).executeTakeFirst();
  const messages = await database
    .selectFrom("outbox")
    .select(["id", "channel", "state", "attempts", "due_at", "problem"])
    .where("about", "=", reference)
    .orderBy("created_at")
    .execute();
  return row && { row, messages };
}

/** Newsletter addresses, newest first; those that stopped have no address. */
export async function subscribers(database: Kysely<Tables>, state?: SubscriberRow["state"]): Promise<SubscriberRow[]> {
  const all = database.selectFrom("subscriber").selectAll().where("email", "is not", null);
  return await (state ? all.where("state", "=", state) : all).orderBy("created_at", "desc").execute();
}

/** What was submitted, a field a line. */
export function enquiryText({ reference, details }: Pick<EnquiryRow, "reference" | "details">): string {
  return [reference, ...valuesOf(JSON.parse(details))].join("\n");
}

function valuesOf(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(valuesOf);
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
}

function newestFirst(a: EnquiryRow, b: EnquiryRow): number {
  if (a.received_at !== b.received_at) return a.received_at < b.received_at ? 1 : -1;
  return a.reference < b.reference ? -1 : 1;
}

function filtered(database: Kysely<Tables>, { kind, state, since, until, email }: EnquiryFilter): Rows {
  return database
    .selectFrom("enquiry")
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "enquiry"))
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "new"))
    .$if(since !== undefined, (query) => query.where("received_at", ">=", since ?? ""))
    .$if(until !== undefined, (query) => query.where("received_at", "<=", `${until}T23:59:59.999Z`))
    .$if(email !== undefined, (query) => query.where("email", "=", emailIdentity(email ?? "")));
}

function afterRow(query: Rows, last: EnquiryRow | undefined): Rows {
  if (!last) return query;
  return query.where((where) =>
    where.or([
      where("received_at", ">", last.received_at),
      where.and([where("received_at", "=", last.received_at), where("reference", ">", last.reference)]),
    ]),
  );
}

async function countOf(query: Rows): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}
