import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { ContentProblem } from "../reading/content-error.server.ts";
import { isTolerated, readText } from "../reading/content-files.server.ts";
import { parsedPost, parsedYaml } from "../reading/parsed-file.server.ts";
import { hashOfText, type Lock, lockedOf, lockFile, readLock } from "./lock.server.ts";
import { translatedTexts, withTexts } from "./merge.server.ts";
import { needsTranslation, type TextField, textFields } from "./text-fields.server.ts";

/** How far a field is: without a translation, with one that nobody has read, of an earlier source text, or done. */
export type FieldState = "missing" | "unread" | "outdated" | "read";

export interface TranslatedField extends TextField {
  target: string | undefined;
  state: FieldState;
}

/** One reading of a language: what its files say instead of the source's, and how far each field is. */
export type Translation = ReturnType<typeof openTranslation>;

export function openTranslation(root: string, code: string) {
  const problems: ContentProblem[] = [];
  const lock = readLock(root, code, problems);
  /** By file as the lock names it, such as `pages/faq.yaml`. */
  const fields = new Map<string, TranslatedField[]>();
  /** What the source's files say, as parsed, by the same names. */
  const values = new Map<string, unknown>();
  const shortOf = (file: string) => file.replace(/^(starter\/)?content\//, "");

  return {
    code,
    fields,
    values,
    lock,
    problems,
    /** The name of a file's translation. */
    fileOf: (file: string) => `content/${code}/${shortOf(file)}`,
    /** What the source file says, in this language where it is translated. */
    over(file: string, schema: z.core.$ZodType, value: unknown): unknown {
      const short = shortOf(file);
      const own = `content/${code}/${short}`;
      const source = { file, value, fields: textFields(schema, value) };
      const refuse = (field: string, reason: string) => void problems.push({ file: own, field, reason });
      const texts = existsSync(join(root, own))
        ? translatedTexts(readOwn(root, own, refuse), source, refuse)
        : new Map<string, string>();
      values.set(short, value);
      fields.set(
        short,
        source.fields
          .filter((field) => needsTranslation(field) || texts.has(field.field))
          .map((field) => ({ ...field, ...standing(lock, short, field, texts.get(field.field)) })),
      );
      return texts.size === 0 ? value : withTexts(source, texts);
    },
    /** Files of this language that translate no file of the source. */
    strays(): ContentProblem[] {
      return filesIn(root, code)
        .filter((name) => !fields.has(name))
        .map((name) => ({
          ...{ file: `content/${code}/${name}`, field: "" },
          reason: `translates content/${name}, which does not exist; rename it or delete it`,
        }));
    },
  };
}

/** The translation and the state of a field, by the lock. */
function standing(lock: Lock, file: string, { field, text }: TextField, target: string | undefined) {
  if (target === undefined) return { target, state: "missing" as const };
  const locked = lockedOf(lock, file, field);
  if (!locked?.reader) return { target, state: "unread" as const };
  return { target, state: locked.source === hashOfText(text) ? ("read" as const) : ("outdated" as const) };
}

function readOwn(root: string, file: string, refuse: (field: string, reason: string) => void): unknown {
  const source = readText(root, file);
  const parts = file.endsWith(".md") ? parsedPost(source) : parsedYaml(source);
  if (!parts) return refuse("", "must start with fields between two lines of ---");
  const { fault, lineAt, value, unwritable } = parts;
  if (fault) return refuse("", `cannot be read as YAML, line ${lineAt(fault.at)}: ${fault.message}`);
  for (const { path, reason } of unwritable) refuse(path.join("."), reason);
  return value;
}

function filesIn(root: string, code: string): string[] {
  const folder = join(root, "content", code);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTolerated(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => `content/${code}/${name}` !== lockFile(code))
    .sort();
}
