import { z } from "zod";
import { csvFile } from "../../model/csv.server.ts";
import type { Translation } from "../../model/languages/translation.server.ts";
import { parseCsv } from "./parse-csv.ts";
import { Refusal } from "./refusal.ts";

const columns = ["key", "source", "target", "note"] as const;
/** `key` names file and field: `pages/faq.yaml#head.title`. */
const textSchema = z.object({ key: z.string(), source: z.string(), target: z.string().default("") });
export type ExchangedText = z.infer<typeof textSchema> & { note?: string };

/** The texts of a language for translators; a missing translation is empty. */
export function textsOf(
  { fields }: Translation,
  { files, isOpen }: { files: readonly string[]; isOpen: boolean },
): ExchangedText[] {
  return [...fields]
    .filter(([file]) => files.length === 0 || files.includes(file))
    .flatMap(([file, own]) =>
      own
        .filter(({ state }) => !isOpen || state !== "read")
        .map(({ field, text, target = "", hint }) => ({ key: `${file}#${field}`, source: text, target, note: hint })),
    );
}

export function jsonOfTexts(texts: readonly ExchangedText[]): string {
  return `${JSON.stringify(texts, null, 2)}\n`;
}

export function csvOfTexts(texts: readonly ExchangedText[]): string {
  return csvFile(
    { columns },
    texts.map((text) => ({ ...text })),
  );
}

/** What a translator gives back, in either form. */
export function textsIn(file: string, source: string): ExchangedText[] {
  const parsed = z.array(textSchema).safeParse(file.endsWith(".csv") ? rowsOf(source) : jsonIn(file, source));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`${file}: ${issue?.path.join(".")}: ${issue?.message}; keep the columns ${columns.join(", ")}`);
}

function jsonIn(file: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new Refusal(`${file} is not JSON; write what export wrote, or a table whose name ends in .csv`);
  }
}

function rowsOf(source: string): unknown[] {
  const [head = [], ...rows] = parseCsv(source);
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, withoutGuard(cells[at] ?? "")])));
}

/** Tables of ours protect cells that a spreadsheet would calculate with an apostrophe. */
function withoutGuard(cell: string): string {
  return cell.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r])/, "");
}
