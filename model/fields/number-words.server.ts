const words =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** The folders of `content/` whose entries a page's sentence may count. */
export const countedFolders = ["blog", "cases", "games", "people", "products", "services", "testimonials"] as const;

/** Those, and the pictures on the art wall. */
export const countable: readonly string[] = [...countedFolders, "frames"];

type Counts = Readonly<Record<string, number>>;

interface SiteWords {
  /** The values of `{brand}` and `{currency}`. */
  names?: Readonly<Record<string, string>>;
  /** Whether numbers are spelt out, which only English is. */
  isSpelt?: boolean;
}

const mention = /\{([Nn])umber of (\w+(?: of [\w-]+)?)(?: ([+-]) (\d+))?\}/g;

/**
 * Spells out the number of entries wherever a text in `value` asks for it: `{number of cases}` becomes "twelve",
 * `{Number of cases}` "Twelve", `{number of cases + 1}` "thirteen"; `{number of cases of web3}` counts those of a service. A kind
 * without a count stays as written, and so does a name that the site has no word for.
 */
export function withNumberWords<Value>(value: Value, counts: Counts, site?: SiteWords): Value;
export function withNumberWords(value: unknown, counts: Counts, site: SiteWords = {}): unknown {
  if (typeof value === "string") return namedSentence(countedSentence(value, counts, site), site);
  if (Array.isArray(value)) return value.map((entry) => withNumberWords(entry, counts, site));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withNumberWords(entry, counts, site)]));
}

/** The first kind that a text counts but content lacks. */
export function uncounted(text: string): string | undefined {
  return [...text.matchAll(mention)]
    .map(([, , kind = ""]) => kind.replace(/ of .*/, ""))
    .find((kind) => !countable.includes(kind));
}

function namedSentence(sentence: string, { names = {} }: SiteWords): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}

function countedSentence(sentence: string, counts: Counts, { isSpelt = true }: SiteWords): string {
  return sentence.replace(mention, (whole, first: string, kind: string, sign = "+", step = "0") => {
    const count = counts[kind];
    if (count === undefined) return whole;
    const number = count + Number(`${sign}${step}`);
    const word = (isSpelt && words[number]) || String(number);
    return first === "N" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}
