import { z } from "zod";
import { type FactBook, makeFactBook } from "../facts/fact-book.server.ts";
import { FactError } from "../facts/fact-values.server.ts";
import { factFileSchema, type WrittenFact } from "../facts/facts.server.ts";
import type { Manner } from "../facts/format-value.server.ts";
import type { Fields } from "../fields/fields.server.ts";
import type { Translation } from "../languages/translation.server.ts";
import type { Excuse } from "./citing-files.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { entryFiles, readTextLoosely } from "./content-files.server.ts";
import { fieldReader } from "./entry-fields.server.ts";
import { looseYaml } from "./parsed-file.server.ts";
import { readChecked } from "./read-checked.server.ts";
import type { ReadMemory } from "./read-memory.server.ts";
import type { EachFile } from "./read-options.server.ts";

const excusesFile = "content/facts/excuses.yaml";

const excusesSchema = (f: Fields) =>
  f.list(
    f.object({
      file: f.text("a file such as content/pages/faq.yaml"),
      text: f.text("the figure as it is written there"),
      reason: f.text("why it is not the fact's"),
    }),
    { min: 0 },
  );

/** Reads `content/facts/` and works all facts out; their problems are appended. */
export function readFacts(
  root: string,
  {
    fields,
    folders,
    today,
    problems,
    memory,
    each,
    translation,
  }: {
    fields: Fields;
    folders: readonly string[];
    today: string;
    problems: ContentProblem[];
    memory: ReadMemory;
    each: EachFile;
    translation: Translation | undefined;
  },
): { book: FactBook; manner: Manner & { country: string }; excuses: Excuse[]; homes: ReadonlyMap<string, string> } {
  const facts = new Map<string, WrittenFact>();
  const homes = new Map<string, string>();
  for (const { file } of entryFiles(root, "facts").filter((entry) => entry.file !== excusesFile)) {
    const schema = memory.schemaFor(factFileSchema, fields);
    for (const [id, fact] of Object.entries(
      each(file, schema, readChecked(root, file, schema, problems, { memory, translation })) ?? {},
    )) {
      const home = homes.get(id);
      if (home) problems.push({ file, field: id, reason: `is a fact of ${home} already; write another name` });
      facts.set(id, fact);
      homes.set(id, file);
    }
  }
  const hasExcuses = entryFiles(root, "facts").some(({ file }) => file === excusesFile);
  const excuses = hasExcuses ? (readChecked(root, excusesFile, excusesSchema(fields), problems) ?? []) : [];
  const manner = { ...readManner(root), ...(translation && { locale: translation.code }) };
  const book = makeFactBook({
    facts,
    fieldOf: fieldReader(root, folders, manner),
    manner,
    country: manner.country,
    today,
  });
  for (const [id, file] of homes) problems.push(...unworkable(book, id, file));
  return { book, manner, excuses, homes };
}

function unworkable(book: FactBook, id: string, file: string): ContentProblem[] {
  try {
    book.currentOf(id);
    return [];
  } catch (error) {
    if (!(error instanceof FactError)) throw error;
    return [{ file, field: id, reason: error.message }];
  }
}

const mannerSchema = z.object({
  locale: z.string().default("en-GB"),
  country: z.string().default(""),
  currency: z.object({ code: z.string(), symbol: z.string() }),
});

/** Read before validation, because every file may cite. */
function readManner(root: string): Manner & { country: string } {
  const parsed = mannerSchema.safeParse(looseYaml(readTextLoosely(root, "content/site.yaml")));
  return parsed.data ?? { locale: "en-GB", country: "", currency: { code: "GBP", symbol: "£" } };
}
