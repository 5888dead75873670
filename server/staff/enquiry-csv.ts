import type { EnquiryRow } from "../database/tables.ts";

const ownColumns = ["reference", "kind", "receivedAt", "state", "copy", "name", "email"] as const;
const detailColumns = [
  ["company", "topic", "budget", "message", "nda", "consent"],
  ["phone", "address", "town", "postcode", "country", "note", "lines", "total", "currency"],
].flat();

/** An enquiry as staff and other programs read it: everything that was sent, without the key of its page. */
export function plainEnquiry(row: EnquiryRow) {
  const details: Record<string, unknown> = JSON.parse(row.details);
  const { reference, kind, received_at: receivedAt, state, copy } = row;
  return { reference, kind, receivedAt, state, copy, ...details };
}

export const csvHead = csvLine([...ownColumns, ...detailColumns]);

/** One line for each enquiry or order; fields that it does not have stay empty. */
export function enquiryCsv(row: EnquiryRow): string {
  const plain: Record<string, unknown> = plainEnquiry(row);
  return csvLine([...ownColumns, ...detailColumns].map((column) => cellText(plain[column])));
}

/** One line of RFC 4180. A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const harmless = /^\s*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r]/.test(cell) ? `'${cell}` : cell;
    return `"${harmless.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(",")}\r\n`;
}

function cellText(value: unknown): string {
  if (!Array.isArray(value)) return value === undefined ? "" : String(value);
  return value.map(({ quantity, title, total }) => `${quantity} × ${title} = ${total}`).join("; ");
}
