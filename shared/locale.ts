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
