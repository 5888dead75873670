import { sizeWords } from "#shared/files.ts";
import type { EnquiryRow, SubscriberRow } from "../database/tables.ts";

/** An enquiry as staff and other programs read it: everything submitted, without its page key. */
export function plainEnquiry(row: EnquiryRow) {
  const details: Record<string, unknown> = JSON.parse(row.details);
  const { reference, kind, received_at: receivedAt, state, answered_at: answeredAt, copy } = row;
  return { reference, kind, receivedAt, state, answeredAt, copy, ...details };
}

export const enquiryColumns: readonly string[] = [
  ["reference", "kind", "receivedAt", "state", "answeredAt", "copy", "name", "email"],
  ["company", "topic", "budget", "message", "files", "nda", "consent"],
  ["phone", "address", "town", "postcode", "country", "note", "lines", "total", "currency"],
].flat();

/** An address with its unsubscribe path, which every newsletter must contain. */
export function plainSubscriber({ email, state, created_at, settled_at, token }: SubscriberRow) {
  return { email: email ?? "", state, since: settled_at ?? created_at, stopPath: `/newsletter/stop/${token}` };
}

export const subscriberColumns: readonly string[] = ["email", "state", "since", "stopPath"];

/** The things of an order, or the files of an enquiry, in a cell. */
export function listInCell(list: object): string {
  if (!Array.isArray(list)) return "";
  return list
    .map(({ quantity, title, total, name, bytes }) =>
      name === undefined ? `${quantity} × ${title} = ${total}` : `${name} (${sizeWords(bytes)})`,
    )
    .join("; ");
}
