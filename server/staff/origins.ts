import type { Kysely } from "kysely";
import type { VisitSource } from "#shared/visit-source.ts";
import { timeOf } from "../database/database-time.ts";
import type { EnquiryRow, Tables } from "../database/tables.ts";
import { eachEnquiry } from "../enquiries/find-enquiries.ts";
import { type Calendar, isKept } from "../enquiries/promises.ts";

type Counts = Record<string, number>;

/** Enquiries counted by where they came from, and whether the promised answer was kept. */
export interface Origins {
  bySource: Counts;
  /** By the page with which the visit began. */
  byPage: Counts;
  byService: Counts;
  byMonth: Counts;
  answers: Counts;
}

const shown = 20;

export async function countOrigins(database: Kysely<Tables>, calendar: Calendar): Promise<Origins> {
  const now = timeOf(database);
  const [sources, pages, services, months, answers] = [counter(), counter(), counter(), counter(), counter()];
  for await (const { rows } of eachEnquiry(database, {}))
    for (const row of rows) {
      answers.add(answerOf(row, calendar, now));
      if (row.kind !== "enquiry" || row.state === "spam") continue;
      const { source }: { source?: VisitSource } = JSON.parse(row.details);
      sources.add(sourceOf(source));
      pages.add(source?.pages[0] ?? "unknown");
      services.add(row.matter);
      months.add(row.received_at.slice(0, 7));
    }
  return {
    bySource: sources.most(),
    byPage: pages.most(),
    byService: services.most(),
    byMonth: months.latest(),
    answers: answers.most(),
  };
}

function sourceOf(source: VisitSource | undefined): string {
  if (!source) return "unknown";
  return source.campaign?.source ?? source.from ?? "direct";
}

function answerOf(row: EnquiryRow, calendar: Calendar, now: number): string {
  if (row.state === "spam") return "spam";
  const kept = isKept(row, calendar, now);
  if (kept !== undefined) return kept ? "in time" : "late";
  return row.state === "done" ? "unknown" : "waiting";
}

function counter() {
  const counts = new Map<string, number>();
  const sorted = (compare: (a: [string, number], b: [string, number]) => number): Counts =>
    Object.fromEntries([...counts].sort(compare).slice(0, shown));
  return {
    add: (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    most: () => sorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)),
    latest: () => sorted(([a], [b]) => (a < b ? 1 : -1)),
  };
}
