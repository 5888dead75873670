import type { Fields } from "../fields/fields.server.ts";
import { nextPage } from "../fields/next-page.server.ts";

export const portfolioGridPage = (f: Fields) =>
  f.object({
    head: f.head(),
    next: nextPage(f),
    title: f.text("the heading of the page"),
    lead: f.text("the sentence under the heading"),
    download: f.text("the words on the download; {size} becomes its size in kilobytes"),
    filtered: f.object({
      one: f.text("what to say while one case is left by the filters; {count} and {total} are filled in"),
      many: f.text("the same for several"),
      none: f.text("the same for none"),
      clear: f.text("the link that shows all again"),
    }),
    table: f.text("what the table is, for screen readers"),
    columns: f.object({
      case: f.text("a column"),
      outcome: f.text("a column"),
      service: f.text("a column"),
      engine: f.text("a column"),
      platforms: f.text("a column"),
      year: f.text("a column"),
      weeks: f.text("a column"),
      people: f.text("a column"),
      result: f.text("a column"),
    }),
    outcomes: f.object({
      "late-build": f.text("the ending in two words"),
      "new-platform": f.text("the ending in two words"),
      "new-market": f.text("the ending in two words"),
      "new-product": f.text("the ending in two words"),
    }),
    caption: f.object({
      sorted: f.text("how the table is sorted; {column} and {direction} are filled in"),
      ascending: f.object({ words: f.text("of words"), numbers: f.text("of numbers"), year: f.text("of years") }),
      descending: f.object({ words: f.text("of words"), numbers: f.text("of numbers"), year: f.text("of years") }),
      hint: f.text("how to sort it differently"),
    }),
    sort: f.object({
      label: f.text("label of the select on small screens"),
      button: f.text("the word on its button"),
      year: f.text("a choice"),
      weeks: f.text("a choice"),
      people: f.text("a choice"),
      case: f.text("a choice"),
    }),
    middle: f.object({
      label: f.text("the foot of the table"),
      note: f.text("why these values; {longest} is filled in"),
    }),
    chart: f.object({
      title: f.text("heading of the chart"),
      lead: f.text("what to see in it; {longest} and {longestWeeks} are filled in"),
      name: f.text("what is drawn, in a few words"),
      description: f.text(
        "what the dots show, for screen readers; {longest}, {longestWeeks}, {longestPeople}, {fewestWeeks}, {mostWeeks}, {fewestPeople} and {mostPeople} are filled in",
      ),
      side: f.text("what goes up the side"),
      along: f.text("what goes along"),
    }),
    how: f.object({
      title: f.text("heading of the notes"),
      notes: f.list(f.object({ term: f.text("a column"), text: f.text("how it is counted") }), { min: 2, max: 8 }),
      action: f.action(),
    }),
  });
