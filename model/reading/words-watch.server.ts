import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Excuse } from "./citing-files.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { readChecked } from "./read-checked.server.ts";
import { textsIn } from "./texts-in.server.ts";
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
  const fields = [...values].flatMap(([file, value]) => textsIn(file, value));
  const isExcused = (file: string, text: string) =>
    excuses.some((excuse) => excuse.file === file && excuse.text === text);
  return [
    ...watch.words.flatMap((rule) => wordProblems(rule, fields, isExcused)),
    ...pictureProblems(watch, fields),
    ...headingProblems(watch, fields),
    ...lengthProblems(watch, fields).filter(({ file, field }) => !isExcused(file, field)),
  ];
}
