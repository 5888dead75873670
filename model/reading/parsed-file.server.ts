import { type Document, LineCounter, parseDocument } from "yaml";
import { placeholders } from "../fields/placeholders.server.ts";
import { oncePerText } from "../once-per-text.server.ts";
import { partsOfSource } from "./source-text.server.ts";
import { type UnwritableText, unwritableTexts } from "./unwritable-texts.server.ts";
import { type Fault, plainYaml } from "./yaml-fault.server.ts";

export interface ParsedFile {
  document: Document.Parsed;
  /** Line of the file at an offset of its YAML. */
  lineAt: (offset: number) => number;
  fault: Fault | undefined;
  /** A post's text, and the line at which it starts. */
  body: { text: string; line: number } | undefined;
  /** What the file says, as plain data, which nobody may change. */
  value: unknown;
  /** Texts with a character that feeds and other machine formats cannot carry. */
  unwritable: readonly UnwritableText[];
  /** What `npm run new` left to write. */
  left: ReturnType<typeof placeholders>;
}

/** A YAML file in parsed form: the same object for the same text. */
export const parsedYaml = oncePerText((source) => parsed({ head: source, linesBefore: 0, body: undefined }));

/** The same of a post; undefined without fields between two lines of ---. */
export const parsedPost = oncePerText((source) => {
  const parts = partsOfSource(source, "post.md");
  if (!parts) return undefined;
  const line = source.slice(0, parts.bodyAt).split("\n").length;
  return parsed({ head: parts.head, linesBefore: 1, body: { text: parts.body ?? "", line } });
});

/** What a YAML text says, whatever its mistakes, for look-ups before validation. */
export const looseYaml = oncePerText((source): unknown => {
  try {
    return parseDocument(source).toJS();
  } catch {
    return {};
  }
});

/** A field of such data, if it has it. */
export function fieldIn(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function parsed({ head, linesBefore, body }: { head: string; linesBefore: number; body: ParsedFile["body"] }) {
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const { value: fields, fault } = plainYaml(document, head);
  const value = body === undefined ? fields : { ...(fields as object), body: body.text };
  const left = fault ? [] : placeholders(document, body?.text);
  return { document, lineAt, fault, body, value, left, unwritable: unwritableTexts(value, []) };
}
