import { Document, isCollection, isMap, parseDocument, visit } from "yaml";
import type { Lock } from "../../model/languages/lock.server.ts";
import type { Place } from "../../model/languages/text-fields.server.ts";
import { partsOfSource } from "../../model/reading/source-text.server.ts";
import type { Change } from "./save.ts";

/** A translation's file with texts added or replaced; comments stay. */
export function withTextsIn(text: string, file: string, source: unknown, changes: readonly Change[]): string {
  const parts = file.endsWith(".md") && text !== "" ? partsOfSource(text, file) : { head: text, body: undefined };
  const document = parts?.head.trim() ? parseDocument(parts.head) : new Document({});
  let body = parts?.body;
  for (const { field, target } of changes) {
    if (file.endsWith(".md") && field.field === "body") body = target;
    else put(document, source, field.place, target);
  }
  const head = document.toString({ lineWidth: 120 });
  return file.endsWith(".md") ? `---\n${head}---\n\n${(body ?? "").trim()}\n` : head;
}

/** Lists get as many entries as the source's, empty where nothing is translated. */
function put(document: Document, source: unknown, place: Place, text: string): void {
  let original = source;
  for (const [depth, key] of place.slice(0, -1).entries()) {
    const path = place.slice(0, depth + 1);
    original = (original as Record<string | number, unknown>)[key];
    if (isCollection(document.getIn(path, true))) continue;
    const empty = Array.isArray(original) ? original.map((item) => (isObject(item) ? {} : null)) : {};
    document.setIn(path, document.createNode(empty));
  }
  document.setIn(place, text);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One line for each text, sorted, so that two people's changes merge. */
export function lockAsYaml(lock: Lock): string {
  const sorted = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const document = new Document(
    sorted(Object.fromEntries(Object.entries(lock).map(([file, fields]) => [file, sorted(fields)]))),
  );
  document.commentBefore =
    " Written by npm run translate: which source text each translation is of, and who has read it.";
  visit(document, {
    Map(_, node) {
      if (node.has("source") && node.items.every(({ value }) => !isMap(value))) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
}
