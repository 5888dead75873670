import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentProblem } from "./content-error.server.ts";
import { readChecked } from "./read-checked.server.ts";
import type { FieldText } from "./texts-in.server.ts";
import {
  headingProblems,
  type IsExcused,
  lengthProblems,
  pictureProblems,
  wordProblems,
} from "./watch-rules.server.ts";
import { watchFile, watchSchema } from "./watch-schema.server.ts";

interface Watched {
  /** The texts of each file. */
  files: readonly FieldText[][];
  isExcused: IsExcused;
}

/** What `content/words-watch.yaml` limits: tics, headings that open with figures, pictures, lengths. Nothing without it. */
export function watchProblems(root: string, { files, isExcused }: Watched): ContentProblem[] {
  if (!existsSync(join(root, watchFile))) return [];
  const problems: ContentProblem[] = [];
  const watch = readChecked(root, watchFile, watchSchema, problems);
  if (!watch) return problems;
  const fields = files.flat();
  return [
    ...watch.words.flatMap((rule) => wordProblems(rule, files, { isExcused, plain: watch.plain })),
    ...pictureProblems(watch, fields),
    ...headingProblems(watch, fields),
    ...lengthProblems(watch, fields).filter(({ file, field }) => !isExcused(file, field)),
  ];
}
