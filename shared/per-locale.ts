import { siteLocale } from "./site-locale.ts";

/** Memoises what is made for a locale, such as a formatter, which takes long to make: the one for the page being rendered. */
export function perLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const { locale } = siteLocale;
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
