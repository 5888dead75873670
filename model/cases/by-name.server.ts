import { perLocale } from "#shared/per-locale.ts";

const collator = perLocale((locale) => new Intl.Collator(locale));

/** The order of two names in the language of the page. */
export const byName = (a: string, b: string): number => collator().compare(a, b);
