import type { SiteLocale } from "./locale.ts";
import { pageLanguage } from "./page-language.ts";

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
