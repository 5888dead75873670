import { escapePattern } from "#shared/escape-pattern.ts";
import type { ContentProblem } from "./content-error.server.ts";
import type { FieldText } from "./texts-in.server.ts";
import type { IsExcused } from "./watch-rules.server.ts";

/** Spans of time and lengths of texts, of which many are alike by chance. */
const measures = "days hours minutes seconds milliseconds weeks months years letters signs words".split(" ");
/** Up to here, numbers are alike by chance. */
const smallest = 13;

/**
 * Figures with one unit that two files type, neither citing a fact: a hint that one of them will be forgotten. Posts and
 * cases are records of their own measurements, and the starter's words are not the site's to change.
 * @param symbol of the site's currency
 */
export function repeatedNumbers(
  fields: readonly FieldText[],
  { symbol, isExcused }: { symbol: string; isExcused: IsExcused },
): ContentProblem[] {
  const amount = String.raw`\d[\d,]{0,20}(?:\.\d{1,9})?`;
  const pattern = new RegExp(
    String.raw`(?<![\d,.:/#-])(?:(?<money>${escapePattern(symbol)}${amount}(?:k|m)?)\b|(?<share>${amount})%|(?<count>${amount})\s(?:[a-z]+\s)?(?<noun>[a-z]{3,}s)\b)`,
    "g",
  );
  const found = fields
    .filter(({ file, text }) => !/^(?:content\/(?:blog|cases|facts)|starter)\//.test(file) && /\d/.test(text))
    .flatMap((field) =>
      [...field.text.matchAll(pattern)].flatMap(({ 0: written, groups = {} }) => {
        const { count, noun = "" } = groups;
        if (count && (Number(count.replaceAll(",", "")) < smallest || measures.includes(noun))) return [];
        return [{ field, figure: groups.money ?? (count ? `${count} ${noun}` : written), written }];
      }),
    );
  return [...Map.groupBy(found, ({ figure }) => figure)].flatMap(([figure, places]): ContentProblem[] => {
    const files = [...new Set(places.map(({ field }) => field.file))];
    const second = places.find(({ field }) => field.file === files[1]);
    if (!second || places.some(({ field }) => isExcused(field.file, figure))) return [];
    const { file, path } = second.field;
    const reason = `"${figure}" is in ${files[0]} too; make it a fact and cite it in both, or say in content/facts/excuses.yaml why they differ`;
    return [{ file, field: path, reason }];
  });
}
