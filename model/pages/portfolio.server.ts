import { outcomes } from "../cases.server.ts";
import type { Fields } from "../fields.server.ts";

export const portfolioPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    lead: f.text("the sentence beside the heading"),
    views: f.object({
      label: f.text("what the three links are, for screen readers"),
      index: f.text("one word for this page"),
      table: f.text("one word for the table"),
      wall: f.text("one word for the art wall"),
    }),
    folders: f.list(
      f.object({
        outcome: f.oneOf(outcomes, "the ending that the folder holds"),
        title: f.text("its name, two or three words"),
        text: f.text("what the job looked like at the start"),
        imgUrl: f.picture(),
        heading: f.text("the heading of its drawer further down"),
        lead: f.text("how we go about this kind of job"),
      }),
      { min: 4, max: 4 },
    ),
    count: f.object({ one: f.text("the words for one case, {count} filled in"), many: f.text("the same for several") }),
    sieve: f.object({
      label: f.text("what the form does, for screen readers"),
      found: f.text("the words after the number found; {total} is filled in"),
      service: f.text("label of a select"),
      platform: f.text("label of a select"),
      engine: f.text("label of a select"),
      year: f.text("label of a select"),
      any: f.object({
        service: f.text("the choice that leaves all in"),
        platform: f.text("the choice that leaves all in"),
        engine: f.text("the choice that leaves all in"),
        year: f.text("the choice that leaves all in"),
      }),
      button: f.text("the word on the key"),
      clear: f.text("the link that takes all filters off"),
    }),
    none: f.object({ title: f.text("what to say when no case fits"), text: f.text("what to do then") }),
    route: f.object({ constraint: f.text("the word at the start of a route"), result: f.text("the word at its end") }),
    compare: f.object({
      title: f.text("heading of the comparison"),
      tick: f.text("the word beside the tick on a card"),
      button: f.text("the words on the key"),
      first: f.list(f.reference("cases"), { min: 2, max: 2 }),
      firstText: f.text("what the two have to do with each other"),
      two: f.text("what to say when two were ticked; {first} and {second} are filled in"),
      one: f.text("what to say when one was ticked; {first} is filled in"),
      empty: f.text("what to say when none was ticked"),
      tooMany: f.text("what to say when more than two were ticked"),
      remove: f.text("the link on a case in the tray; {title} is filled in"),
      caption: f.text("what the table is, for screen readers"),
      rows: f.object({
        obstacle: f.text("a row"),
        options: f.text("a row"),
        gaveUp: f.text("a row"),
        time: f.text("a row"),
        weeks: f.text("the value of that row; {weeks} is filled in"),
        people: f.text("a row"),
        changed: f.text("a row"),
      }),
    }),
    next: f.object({
      title: f.text("the closing heading"),
      lead: f.text("what happens next"),
      action: f.action(),
      imgUrl: f.picture(),
    }),
  });
