import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import type { Store } from "../database/store.ts";
import type { EnquiryRow, SubscriberRow } from "../database/tables.ts";
import { type EnquiryFilter, eachEnquiry, subscribers } from "../enquiries/find-enquiries.ts";
import { csvHead, csvLine, enquiryCsv, plainEnquiry } from "./enquiry-csv.ts";
import type { Choice } from "./options.ts";
import { printableJson } from "./printable.ts";

interface ExportTarget {
  format: "csv" | "json";
  /** Instead of the output. */
  file: string | undefined;
  out: Writable;
  err: Writable;
}

/** Writes all that match to a file or to the output, and how far it is to the other output. */
export async function exportAll(
  { database }: Store,
  choice: Choice,
  { format, file, out, err }: ExportTarget,
): Promise<void> {
  const target = file ? createWriteStream(file, { mode: 0o600 }) : out;
  const parts = choice.newsletter
    ? subscriberParts(await subscribers(database, choice.state))
    : eachEnquiryPart(database, choice.filter);
  const done = await writeParts(target, parts, format === "json", err);
  if (file) {
    target.end();
    await once(target, "finish");
  }
  err.write(`${done} exported${file ? ` to ${file}` : ""}\n`);
}

interface Part {
  head: string;
  lines: string[];
  objects: object[];
  done: number;
  total: number;
}

async function writeParts(
  target: Writable,
  parts: AsyncIterable<Part>,
  isJson: boolean,
  err: Writable,
): Promise<number> {
  let written = 0;
  for await (const { head, lines, objects, done, total } of parts) {
    const opening = written === 0 ? (isJson ? "[\n" : head) : "";
    const joint = isJson && written > 0 ? ",\n" : "";
    const text = isJson ? objects.map((object) => printableJson(object)).join(",\n") : lines.join("");
    if (!target.write(opening + joint + text)) await once(target, "drain");
    written = done;
    if (total > done) err.write(`${done} of ${total}\n`);
  }
  if (isJson) target.write(written === 0 ? "[]\n" : "\n]\n");
  else if (written === 0) target.write(csvHead);
  return written;
}

async function* eachEnquiryPart(database: Store["database"], filter: EnquiryFilter): AsyncGenerator<Part> {
  for await (const { rows, done, total } of eachEnquiry(database, filter)) {
    yield {
      head: csvHead,
      lines: rows.map(enquiryCsv),
      objects: rows.map((row: EnquiryRow) => plainEnquiry(row)),
      done,
      total,
    };
  }
}

async function* subscriberParts(rows: SubscriberRow[]): AsyncGenerator<Part> {
  const objects = rows.map(plainSubscriber);
  const lines = objects.map((subscriber) => csvLine(Object.values(subscriber)));
  const head = csvLine(["email", "state", "since", "stopPath"]);
  if (rows.length > 0) yield { head, lines, objects, done: rows.length, total: rows.length };
}

/** An address with the path that ends its subscription, which every newsletter has to name. */
export function plainSubscriber({ email, state, created_at, settled_at, token }: SubscriberRow) {
  return { email: email ?? "", state, since: settled_at ?? created_at, stopPath: `/newsletter/stop/${token}` };
}
