import { escapePattern } from "#shared/escape-pattern.ts";
import type { ContentProblem } from "./content-error.server.ts";
import type { FieldText } from "./texts-in.server.ts";
import { type Watch, watchFile } from "./watch-schema.server.ts";

/** Whether a file may have a text although a rule forbids it. */
export type IsExcused = (file: string, text: string) => boolean;

export function wordProblems(
  rule: Watch["words"][number],
  files: readonly FieldText[][],
  { isExcused, plain = [] }: { isExcused: IsExcused; plain?: readonly string[] | undefined },
): ContentProblem[] {
  const { word, site, instead } = rule;
  const found = files.flatMap((fields) => placesOf(word, fields));
  const over = [...Map.groupBy(found, ({ file }) => file)].flatMap(([file, places]): ContentProblem[] => {
    const most = plain.includes(file) ? 0 : rule.file;
    const excess = places[most];
    if (!excess || isExcused(file, word)) return [];
    const reason = `"${word}" occurs ${places.length} times in this file; at most ${most} are allowed; write ${instead}`;
    return [{ file, field: excess.path, reason }];
  });
  if (found.length <= site) return over;
  const reason = `"${word}" occurs ${found.length} times in content/; at most ${site} are allowed; write ${instead} somewhere, or raise its limit`;
  return [...over, { file: watchFile, field: "words", reason }];
}

const placesByWord = new WeakMap<FieldText[], Map<string, FieldText[]>>();

/** The field of each place where a file's prose has a word, remembered as long as its list of fields. */
function placesOf(word: string, fields: FieldText[]): FieldText[] {
  const known = placesByWord.get(fields) ?? new Map<string, FieldText[]>();
  placesByWord.set(fields, known);
  const found = known.get(word) ?? wordIn(word, fields);
  known.set(word, found);
  return found;
}

/** Words are taken as they are written; a blank in them is any white space. */
function wordIn(word: string, fields: readonly FieldText[]): FieldText[] {
  const spellings = word.split("|").map((one) => one.trim().split(/\s+/).map(escapePattern).join("\\s+"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${spellings.join("|")})(?![\\p{L}\\p{N}_])`, "giu");
  const prose = fields.filter(({ text }) => /\s/.test(text));
  return prose.flatMap((field) => Array.from(field.text.matchAll(pattern), () => field));
}

export function pictureProblems({ pictures: most }: Watch, fields: FieldText[]): ContentProblem[] {
  if (most === undefined) return [];
  const isOfPage = ({ file }: FieldText) => file.startsWith("content/pages/");
  // A picture of an entry goes where the entry goes.
  const ofEntries = new Set(
    fields.filter((field) => !isOfPage(field) && field.name === "imgUrl").map(({ text }) => text),
  );
  const named = fields.filter((field) => isOfPage(field) && /^\/images\/\S+$/.test(field.text));
  return [...Map.groupBy(named, ({ text }) => text)].flatMap(([picture, places]): ContentProblem[] => {
    const pages = [...new Set(places.map(({ file }) => file))];
    const last = places.at(-1);
    if (!last || pages.length <= most || ofEntries.has(picture)) return [];
    const reason = `${picture} is on ${pages.length} pages; at most ${most} may show it: ${pages.join(", ")}; choose another here`;
    return [{ file: last.file, field: last.path, reason }];
  });
}

const spelt =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred".split(
    " ",
  );
const opensWithFigure = new RegExp(`^[“"'£€$]*(?:\\d|(?:${spelt.join("|")})\\b|\\{Number of )`, "i");

export function headingProblems({ figures: most }: Watch, fields: FieldText[]): ContentProblem[] {
  const headings = fields.filter(({ name }) => name === "title" || name === "heading");
  const counted = headings.filter(({ text }) => opensWithFigure.test(text));
  if (most === undefined || counted.length * 100 <= headings.length * most) return [];
  const [last] = counted.slice(-1);
  const reason = `"${last?.text}" is one of ${counted.length} headings of ${headings.length} that open with a figure, and at most ${most} in a hundred may; begin it with another word`;
  return [{ file: last?.file ?? "", field: last?.path ?? "", reason }];
}

export function lengthProblems({ longest = {} }: Watch, fields: FieldText[]): ContentProblem[] {
  return fields.flatMap(({ file, name, path, text }): ContentProblem[] => {
    const most = Object.entries(longest).find(([limited]) => limited === name)?.[1];
    // The braces of a citation are not shown.
    const { length } = text.replaceAll(/[{}]/g, "");
    if (most === undefined || length <= most) return [];
    return [
      {
        file,
        field: path,
        reason: `has ${length} letters, and at most ${most} fit a ${name}; cut it, or make two of it`,
      },
    ];
  });
}
