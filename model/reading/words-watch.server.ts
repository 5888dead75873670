import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Excuse } from "./citing-files.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { readChecked } from "./read-checked.server.ts";
import { type FieldText, textsIn } from "./texts-in.server.ts";
import { headingProblems, lengthProblems, pictureProblems, wordProblems } from "./watch-rules.server.ts";
import { watchFile, watchSchema } from "./watch-schema.server.ts";

interface Watched {
  /** The content as parsed, by file. */
  values: ReadonlyMap<string, unknown>;
  excuses: readonly Excuse[];
}

/** What `content/words-watch.yaml` limits: tics, headings that open with figures, pictures, lengths. Nothing without it. */
export function watchProblems(root: string, { values, excuses }: Watched): ContentProblem[] {
  if (!existsSync(join(root, watchFile))) return [];
  const problems: ContentProblem[] = [];
  const watch = readChecked(root, watchFile, watchSchema, problems);
  if (!watch) return problems;
  const files = [...values].map(([file, value]) => fieldsOf(file, value));
  const fields = files.flat();
  const isExcused = (file: string, text: string) =>
    excuses.some((excuse) => excuse.file === file && excuse.text === text);
  return [
    ...watch.words.flatMap((rule) => wordProblems(rule, files, isExcused)),
    ...pictureProblems(watch, fields),
    ...headingProblems(watch, fields),
    ...lengthProblems(watch, fields).filter(({ file, field }) => !isExcused(file, field)),
  ];
}

const known = new WeakMap<object, FieldText[]>();

/** The same list for the same value, which is parsed once. */
function fieldsOf(file: string, value: unknown): FieldText[] {
  if (typeof value !== "object" || value === null) return textsIn(file, value);
  const last = known.get(value);
  // Two files may say the same.
  const fields = last?.[0]?.file === file ? last : textsIn(file, value);
  known.set(value, fields);
  return fields;
}
