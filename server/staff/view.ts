import { isolated } from "#shared/direction.ts";
import { beginningOf } from "#shared/writable.ts";
import type { EnquiryRow } from "../database/tables.ts";
import type { findWithMessages } from "../enquiries/find-enquiries.ts";
import { plainEnquiry } from "./plain-records.ts";
import { printable, printableLines } from "./printable.ts";
import type { Stats } from "./work.ts";

/** Enquiries as lines in columns. */
export function listText(rows: readonly EnquiryRow[]): string {
  return columns(
    rows.map((row) => [
      row.reference,
      row.received_at.slice(0, 16).replace("T", " "),
      row.kind,
      row.state,
      shorten(row.name, 24),
      shorten(row.email, 32),
      shorten(row.matter, 28),
    ]),
  );
}

/** The whole submission, a field per line, then the state of its messages. */
export function detailText({ row, messages }: NonNullable<Awaited<ReturnType<typeof findWithMessages>>>): string {
  const fields = Object.entries(plainEnquiry(row)).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const lines = printableLines(text).split("\n").map(isolated);
    return `${name}: ${lines.join("\n  ")}`;
  });
  const sent = messages.map(({ channel, state, attempts, problem }) =>
    [channel, state, `${attempts} attempts`, problem ?? ""].filter(Boolean).join(", "),
  );
  return [...fields, ...sent.map((line) => `message: ${line}`)].join("\n");
}

/** The totals, then enquiries by source, first page, service and month, and what became of the promised answers. */
export function statsText({ waitingSince, bySource, byPage, byService, byMonth, answers, ...counts }: Stats): string {
  const lines = Object.entries(counts).map(([name, states]) => [name, countsText(states)]);
  const tables = { "by source": bySource, "by first page": byPage, "by service": byService, "by month": byMonth };
  return columns([
    ...lines,
    ...(waitingSince ? [["oldest message that waits", waitingSince]] : []),
    ["promised answers", countsText(answers)],
    ...Object.entries(tables).map(([name, counted]) => [name, countsText(counted)]),
  ]);
}

function countsText(counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return parts.join(", ") || "none";
}

/** One line per record, whatever its cells contain. */
export function columns(stored: readonly (readonly string[])[]): string {
  const lines = stored.map((line) => line.map(printable));
  const widths = (lines[0] ?? []).map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, index) => isolated(cell) + " ".repeat((widths[index] ?? 0) - cell.length))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${beginningOf(text, most - 1)}…` : text;
}
