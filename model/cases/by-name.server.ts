import { siteLocale } from "#shared/site-locale.ts";

/** The order of two names in the site's language. */
export const byName = new Intl.Collator(siteLocale.locale).compare;
