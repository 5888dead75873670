import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { Content } from "../model/content.server.ts";
import { rawOfBytes, textOfRaw } from "../model/reading/source-text.server.ts";
import { todayOf } from "../model/reading/today.server.ts";
import { rawOf } from "../server/editing/content-file.ts";

const file = "content/capacity.yaml";
const first = `# When each department can begin. Count again each week; ten days later the pages say to ask instead.
asOf: 2000-01-03
starts: []
`;
const weekMs = 7 * 86_400_000;

/** Begins this week's count of free starts: today above the starts of the last one, else one for each department. */
export function newCapacity(root: string, { site }: Content): string {
  const target = join(root, file);
  const today = todayOf();
  const raw = existsSync(target) ? rawOfBytes(readFileSync(target)) : first;
  const text = textOfRaw(raw);
  const document = parseDocument(text);
  document.set("asOf", today);
  if (document.toJS().starts.length === 0) {
    const start = new Date(Date.parse(today) + weekMs).toISOString().slice(0, 10);
    const starts = site.departments.map(({ slot, name }) => ({ department: slot, crew: name, people: 1, start }));
    document.set("starts", document.createNode(starts));
  }
  writeFileSync(target, rawOf({ raw, text }, document.toString({ lineWidth: 120, flowCollectionPadding: true })));
  return `${file} says now that starts were counted on ${today}: go through each of them, then publish as usual.`;
}
