import { siteLocale } from "#shared/site-locale.ts";

export interface ComparedCases {
  ticked: readonly string[];
  /** Whether nothing is ticked and the columns show what a comparison looks like. */
  isExample: boolean;
  hasTooMany: boolean;
  titles: Readonly<Record<string, string>>;
  columns: readonly { slug: string; title: string }[];
}

interface Words {
  firstText: string;
  many: string;
  one: string;
  empty: string;
  tooMany: string;
}

/** What stands side by side, and what to do next. */
export function comparedSentence(words: Words, { ticked, columns, titles, ...compared }: ComparedCases): string {
  const isExample = compared.isExample && ticked.length === 0;
  const shown = isExample ? columns.map(({ title }) => title) : ticked.map((slug) => titles[slug] ?? slug);
  if (shown.length === 0) return words.empty;
  const pattern = isExample ? words.firstText : shown.length === 1 ? words.one : words.many;
  const said = pattern.replace("{titles}", () => new Intl.ListFormat(siteLocale.lang).format(shown));
  return compared.hasTooMany ? `${said} ${words.tooMany}` : said;
}
