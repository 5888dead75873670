import { pageLanguage } from "./page-language.ts";
/** How the site's language writes and where its office is. */
export interface SiteLocale {
  /** BCP 47, for `lang` attributes. */
  lang: string;
  /** Of `<html>`, where it is not from left to right. */
  dir?: "rtl";
  /** BCP 47, for dates, numbers and sorting. */
  locale: string;
  /** IANA zone of the office. */
  timeZone: string;
  /** As written in a date, January first. */
  months: readonly string[];
  /** The order of a date: `{day} {month} {year}`. */
  date: string;
  /** The same of a short date, with the months as they are abbreviated. */
  shortMonths: readonly string[];
  shortDate: string;
  /** Between thousands. */
  group: string;
  decimal: string;
  /** The order of an amount: `{sign}{amount}`. */
  money: string;
  /** What follows a figure in thousands or millions, such as k and m; empty where the language writes it in full. */
  thousand: string;
  million: string;
  /** Between the ends of a span: ` to `, ` – `. */
  between: string;
  percent: string;
  /** What telephone numbers of the country begin with from abroad, such as +49; empty if they are all written so. */
  dialling: string;
}

/** Where no build has filled it in: tools and unit tests. */
const neutral = (): SiteLocale => ({
  lang: "en",
  locale: "en",
  timeZone: "UTC",
  months: "January February March April May June July August September October November December".split(" "),
  date: "{day} {month} {year}",
  shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  shortDate: "{day} {month} {year}",
  group: ",",
  decimal: ".",
  money: "{sign}{amount}",
  thousand: "k",
  million: "m",
  between: " to ",
  percent: "%",
  dialling: "",
});

declare const __SITE_LOCALE__: SiteLocale | undefined;

/**
 * That of the page being rendered. The site's own comes with the build, from `content/site.yaml` (`build-steps/defined-locale.ts`):
 * it is spelt out because a browser's first use of `Intl` loads its locale tables, which takes more than 10 ms. The server
 * reads another language's from the request, the browser from the document.
 */
export const siteLocale: SiteLocale =
  typeof __LANGUAGES__ !== "undefined" && __LANGUAGES__
    ? ofPage(__SITE_LOCALE__ ?? neutral())
    : typeof __SITE_LOCALE__ === "undefined"
      ? neutral()
      : __SITE_LOCALE__;

function ofPage(own: SiteLocale): SiteLocale {
  return new Proxy(own, {
    get: (_, key) => Reflect.get(pageLanguage()?.locale ?? own, key),
    ownKeys: () => Reflect.ownKeys(own),
  });
}
