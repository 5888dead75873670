import type { Fields } from "../fields/fields.server.ts";

/** The words around every case study; the cases themselves are in content/cases/. */
export const casePage = (f: Fields) =>
  f.object({
    head: f.head(),
    headTitle: f.text("title of a case page; {title} becomes the case"),
    trail: f.object({
      label: f.text("what the route above the title is, for screen readers"),
      portfolio: f.text("the name of the list of cases"),
    }),
    outcomes: f.object({
      "late-build": f.text("the ending, two or three words"),
      "new-platform": f.text("the ending, two or three words"),
      "new-market": f.text("the ending, two or three words"),
      "new-product": f.text("the ending, two or three words"),
    }),
    facts: f.object({
      publisher: f.text("who paid for a game"),
      client: f.text("who paid for a system"),
      role: f.text("what we did"),
      dates: f.text("when"),
      team: f.text("how many"),
      size: f.text("team and time; {people} and {weeks} are filled in"),
      engine: f.text("what a game runs on"),
      builtWith: f.text("what a system is written in"),
      platforms: f.text("where it runs"),
    }),
    obstacle: f.object({ title: f.text("heading of the constraint") }),
    options: f.object({
      title: f.text("heading of the options"),
      cost: f.text("what it would have cost"),
      risk: f.text("how risky it was"),
      chosen: f.text("the flag on the chosen option"),
      taken: f.text("the words before the reason for it"),
      notTaken: f.text("the words before the reason against it"),
    }),
    work: f.object({
      title: f.text("heading of the weeks"),
      week: f.text("one week; {from} is filled in"),
      weeks: f.text("several weeks; {from} and {to} are filled in"),
      axis: f.text("what the numbers under the chart are"),
    }),
    tradeOff: f.object({
      title: f.text("heading for screen readers"),
      gaveUp: f.text("the words over what was given up"),
      got: f.text("the words over what was got"),
    }),
    result: f.object({ title: f.text("heading of the result"), method: f.text("the word before the method") }),
    pictures: f.object({
      open: f.text("what a press on a picture does; {title} is filled in"),
      close: f.text("the way back to the case"),
    }),
    credits: f.object({ title: f.text("heading of the credits"), gallery: f.text("what the pictures are") }),
    nearby: f.object({
      title: f.text("heading of the related cases"),
      all: f.action(),
      constraint: f.text("the word at the start of a route"),
      result: f.text("the word at its end"),
    }),
    call: f.object({
      title: f.text("the closing heading"),
      start: f.text("the words on the key; {title} becomes the case"),
      ring: f.text("the words on the telephone link; {phone} is filled in"),
      note: f.text("what the form already knows when it opens"),
    }),
  });
