import { createWriteStream } from "node:fs";
import { Duplex, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvWriter } from "#model/csv.server.ts";
import type { Store } from "../database/store.ts";
import { eachEnquiry, subscribers } from "../enquiries/find-enquiries.ts";
import type { Choice } from "./options.ts";
import { enquiryColumns, listInCell, plainEnquiry, plainSubscriber, subscriberColumns } from "./plain-records.ts";
import { printableJson } from "./printable.ts";

interface ExportTarget {
  format: "csv" | "json";
  /** Replaces standard output. */
  file: string | undefined;
  out: Writable;
  err: Writable;
}

/** Writes all matches to a file or standard output, with progress on standard error. */
export async function exportAll(
  { database }: Store,
  choice: Choice,
  { format, file, out, err }: ExportTarget,
): Promise<void> {
  let exported = 0;
  const columns = choice.newsletter ? subscriberColumns : enquiryColumns;
  const writer = format === "csv" ? csvWriter({ columns, objectText: listInCell }) : Duplex.from(jsonList);
  const target = file ? createWriteStream(file, { mode: 0o600 }) : out;
  await pipeline(records, writer, target, { end: target !== out });
  err.write(`${exported} exported${file ? ` to ${file}` : ""}\n`);

  async function* records() {
    if (choice.newsletter) {
      const found = await subscribers(database, choice.state);
      exported = found.length;
      return yield* found.map(plainSubscriber);
    }
    for await (const { rows, done, total } of eachEnquiry(database, choice.filter)) {
      yield* rows.map(plainEnquiry);
      exported += rows.length;
      if (total > done) err.write(`${done} of ${total}\n`);
    }
  }
}

async function* jsonList(records: AsyncIterable<object>) {
  let joint = "[\n";
  for await (const record of records) {
    yield joint + printableJson(record);
    joint = ",\n";
  }
  yield joint === "[\n" ? "[]\n" : "\n]\n";
}
