import { type Stringifier, stringify } from "csv-stringify";
import type { EnquiryRow, SubscriberRow } from "../database/tables.ts";

/** An enquiry as staff and other programs read it: everything submitted, without its page key. */
export function plainEnquiry(row: EnquiryRow) {
  const details: Record<string, unknown> = JSON.parse(row.details);
  const { reference, kind, received_at: receivedAt, state, copy } = row;
  return { reference, kind, receivedAt, state, copy, ...details };
}

export const enquiryColumns: readonly string[] = [
  ["reference", "kind", "receivedAt", "state", "copy", "name", "email"],
  ["company", "topic", "budget", "message", "nda", "consent"],
  ["phone", "address", "town", "postcode", "country", "note", "lines", "total", "currency"],
].flat();

/** An address with its unsubscribe path, which every newsletter must contain. */
export function plainSubscriber({ email, state, created_at, settled_at, token }: SubscriberRow) {
  return { email: email ?? "", state, since: settled_at ?? created_at, stopPath: `/newsletter/stop/${token}` };
}

export const subscriberColumns: readonly string[] = ["email", "state", "since", "stopPath"];

/** Records as RFC 4180 CSV with a header row; missing values stay empty. */
export function csvWriter(columns: readonly string[]): Stringifier {
  return stringify({
    columns: [...columns],
    header: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
    cast: { string: harmless, boolean: String, object: (lines) => (Array.isArray(lines) ? orderLines(lines) : "") },
  });
}

/** A cell that a spreadsheet would run as a formula is prefixed with an apostrophe, also after leading spaces. */
function harmless(cell: string): string {
  return /^\s*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r]/.test(cell) ? `'${cell}` : cell;
}

function orderLines(lines: readonly Record<string, unknown>[]): string {
  return lines.map(({ quantity, title, total }) => `${quantity} × ${title} = ${total}`).join("; ");
}
