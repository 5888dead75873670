import type { Fields } from "../fields/fields.server.ts";
import { legalNames } from "./site-problems.server.ts";

/** Who the company is, and how its country writes. */
export const companyFields = (f: Fields) => ({
  brand: f.compared("the name of the company as visitors know it"),
  tagline: f.text("the line under the logo"),
  summary: f.text("two sentences on what the company does"),
  legalName: f.compared("the registered name"),
  registeredIn: f.text("where the company is registered").optional(),
  companyNumber: f.compared("the registered number, quoted").optional(),
  registeredOffice: f.text("the registered office on one line"),
  legalLine: f.sentences(
    "what the law asks the footer to say, in whole sentences; {legalName}, {registeredIn}, {companyNumber} and {registeredOffice} are filled in",
    legalNames,
  ),
  since: f.number("the first year of the copyright line", { min: 1900, max: 2100 }),
  referencePrefix: f
    .compared("one to five capital letters that references of enquiries and orders begin with, such as AB")
    .regex(/^[A-Z]{1,5}$/, { error: "write one to five capital letters from A to Z, such as AB" }),
  origin: f.compared("the public address, https:// and host"),
  lang: f.locale("the language of the words, such as en-GB or de"),
  locale: f.locale("the language and country whose dates, numbers and amounts the site writes, such as en-GB"),
  timeZone: f.timeZone(),
  country: f.country("the country of the office in two letters, such as DE"),
  currency: f.object({
    code: f.currencyCode("three letters such as EUR"),
    symbol: f.compared("a sign such as €"),
    words: f.object({ one: f.text("a word such as euro"), many: f.text("a word such as euros") }),
  }),
});
