import { isCollection, isScalar, Scalar } from "yaml";
import type { z } from "zod";
import { addressOfPlace } from "../fields/band-places.server.ts";
import type { Translation } from "../languages/translation.server.ts";
import type { CitingFiles } from "./citing-files.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { readText } from "./content-files.server.ts";
import { parsedPost, parsedYaml } from "./parsed-file.server.ts";
import type { ReadMemory } from "./read-memory.server.ts";

interface Checking {
  /** Resolves what the file cites. */
  citing?: CitingFiles;
  /** Spares checking what has not changed. */
  memory?: ReadMemory;
  /** Takes what still says TODO, instead of the problems. */
  unwritten?: ContentProblem[] | undefined;
  /** Says the file's texts in another language; problems are then the translation's, because the source has been checked. */
  translation?: Translation | undefined;
}

/** Reads one file, resolves what it cites if `citing` is given, and validates it; its problems are appended. */
export function readChecked<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: ContentProblem[],
  { citing, memory, unwritten = problems, translation }: Checking = {},
): z.infer<Schema> | undefined {
  const own = translation?.fileOf(file) ?? file;
  const refuse = (reason: string, field = "") => void problems.push({ file: own, field, reason });
  const source = readSource(root, file, refuse);
  if (source === undefined) return undefined;
  const parts = file.endsWith(".md") ? parsedPost(source) : parsedYaml(source);
  if (!parts) return refuse("must start with fields between two lines of ---");
  const { document, lineAt, fault, body } = parts;
  if (fault) return refuse(`cannot be read as YAML, line ${lineAt(fault.at)}: ${fault.message}`);
  const value = translation ? translation.over(file, schema, parts.value) : parts.value;
  /** The line of the file where a text starts. */
  const firstLineOf = (path: PropertyKey[]) => {
    if (translation) return undefined;
    if (body && path[0] === "body") return body.line;
    const node = document.getIn(path, true);
    if (!isScalar(node) && !isCollection(node)) return undefined;
    const isBlock = node instanceof Scalar && node.type?.startsWith("BLOCK") === true;
    return lineAt(node.range?.[0] ?? 0) + Number(isBlock);
  };
  const fieldOf = (path: readonly PropertyKey[]) => addressOfPlace(value, path).join(".");
  for (const { path, reason, lineInText } of parts.unwritable) {
    const first = firstLineOf(path);
    refuse(first === undefined ? reason : `line ${first + lineInText}: ${reason}`, fieldOf(path));
  }
  const cited = citing?.resolve(file, value, (path, reason) => {
    const first = firstLineOf(path);
    refuse(first === undefined ? reason : `line ${first}: ${reason}`, fieldOf(path));
  });
  const wanted = cited ?? value;
  const parsed = memory ? memory.validate(own, schema, wanted) : schema.safeParse(wanted);
  for (const { path, message, ...issue } of parsed.error?.issues ?? []) {
    const within = "params" in issue ? issue.params?.line : undefined;
    const first = typeof within === "number" ? firstLineOf(path) : undefined;
    const said = asWritten(message, document.getIn(path, true));
    refuse(first === undefined ? said : `line ${first + Number(within) - 1}: ${said}`, fieldOf(path));
  }
  for (const { field, reason, at = 0, textLine } of parts.left) {
    const line = textLine && body ? body.line + textLine - 1 : lineAt(at);
    const place = field.split(".").map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    unwritten.push({ file, field: fieldOf(place), reason: `line ${line}: ${reason}` });
  }
  return parsed.data;
}

/** Quotes a number as written in the file: `99.50`, where validation saw 99.5. */
function asWritten(message: string, node: unknown): string {
  if (!isScalar(node) || typeof node.value !== "number" || !node.source) return message;
  return message.replace(`is ${node.value};`, `is ${node.source};`);
}

function readSource(root: string, file: string, refuse: (reason: string) => void): string | undefined {
  try {
    return readText(root, file);
  } catch (error) {
    refuse(error instanceof RangeError ? error.message : "this file is missing");
    return undefined;
  }
}
