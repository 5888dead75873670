import { isCollection, isScalar, LineCounter, parseDocument, Scalar } from "yaml";
import type { z } from "zod";
import { placeholders } from "../fields/placeholders.server.ts";
import type { CitingFiles } from "./citing-files.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { readText } from "./content-files.server.ts";
import { yamlFault } from "./yaml-fault.server.ts";

/** Reads one file, resolves what it cites if `citing` is given, and validates it; its problems are appended. */
export function readChecked<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: ContentProblem[],
  citing?: CitingFiles,
): z.infer<Schema> | undefined {
  const refuse = (reason: string, field = "") => void problems.push({ file, field, reason });
  const source = readSource(root, file, refuse);
  if (source === undefined) return undefined;
  const parts = file.endsWith(".md") ? splitPost(source) : { head: source, linesBefore: 0, body: undefined };
  if (!parts) return refuse("must start with fields between two lines of ---");
  const { head, body, linesBefore } = parts;
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const fault = yamlFault(document, head);
  if (fault) return refuse(`cannot be read as YAML, line ${lineAt(fault.at)}: ${fault.message}`);
  const fields: unknown = document.toJS() ?? {};
  const value = body === undefined ? fields : { ...(fields as object), body: body.text };
  /** The line of the file where a text starts. */
  const firstLineOf = (path: PropertyKey[]) => {
    if (body && path[0] === "body") return body.line;
    const node = document.getIn(path, true);
    if (!isScalar(node) && !isCollection(node)) return undefined;
    const isBlock = node instanceof Scalar && node.type?.startsWith("BLOCK") === true;
    return lineAt(node.range?.[0] ?? 0) + Number(isBlock);
  };
  const cited = citing?.resolve(file, value, (path, reason) => {
    const first = firstLineOf(path);
    refuse(first === undefined ? reason : `line ${first}: ${reason}`, path.join("."));
  });
  const parsed = schema.safeParse(cited ?? value);
  for (const { path, message, ...issue } of parsed.error?.issues ?? []) {
    const within = "params" in issue ? issue.params?.line : undefined;
    const first = typeof within === "number" ? firstLineOf(path) : undefined;
    const said = asWritten(message, document.getIn(path, true));
    refuse(first === undefined ? said : `line ${first + Number(within) - 1}: ${said}`, path.join("."));
  }
  for (const { field, reason, at = 0, textLine } of placeholders(document, body?.text)) {
    const line = textLine && body ? body.line + textLine - 1 : lineAt(at);
    refuse(`line ${line}: ${reason}`, field);
  }
  return parsed.data;
}

/** Quotes a number as written in the file: `99.50`, where validation saw 99.5. */
function asWritten(message: string, node: unknown): string {
  if (!isScalar(node) || typeof node.value !== "number" || !node.source) return message;
  return message.replace(`is ${node.value};`, `is ${node.source};`);
}

/** A post's front matter and text, and where in the file each starts. */
function splitPost(source: string) {
  const [, head, rest = ""] = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(source) ?? [];
  if (head === undefined) return undefined;
  const text = rest.replace(/^\s*\n/, "");
  const line = source.slice(0, source.length - text.length).split("\n").length;
  return { head, linesBefore: 1, body: { text, line } };
}

function readSource(root: string, file: string, refuse: (reason: string) => void): string | undefined {
  try {
    return readText(root, file);
  } catch (error) {
    refuse(error instanceof RangeError ? error.message : "this file is missing");
    return undefined;
  }
}
