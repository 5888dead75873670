import { vitalNames } from "#shared/vitals.ts";
import type { Fields } from "../fields/fields.server.ts";

export const siteVitalsPage = (f: Fields) =>
  f.object({
    head: f.head(),
    empty: f.object({
      title: f.text("the heading of the page while no visit has been timed"),
      lead: f.text("what this page will show and what it shows now"),
    }),
    filled: f.object({
      title: f.text("the heading of the page once visits have been timed"),
      lead: f.text("what the figures are and where they come from"),
    }),
    dials: f.object({
      title: f.text("the heading over the dials"),
      text: f.text("how to read a dial"),
      limit: f.text("the words before a limit"),
      none: f.text("the line under a dial that has not been read"),
      visit: f.text("the line under a dial that one visit moved"),
      visits: f.text("what follows the number of visits behind a figure"),
      items: f.list(
        f.object({
          metric: f.oneOf(vitalNames, "one of the timings that browsers know"),
          name: f.text("what is timed, in plain words"),
          text: f.text("what it means for a visitor"),
        }),
      ),
    }),
    board: f.object({
      title: f.text("the heading over the table of pages"),
      lead: f.text("where its figures come from"),
      label: f.text("the name of the table for screen readers"),
      others: f.text("what opens the table of pages without a reading; {count} is filled in"),
      othersLabel: f.text("the name of that table for screen readers"),
      columns: f.object({
        page: f.text("the head of the column of addresses"),
        html: f.text("the head of the column of documents"),
        script: f.text("the head of the column of scripts"),
        style: f.text("the head of the column of style sheets"),
        LCP: f.text("the head of the column of the largest thing painted"),
        INP: f.text("the head of the column of answers to a press"),
        CLS: f.text("the head of the column of layout shifts"),
        visits: f.text("the head of the column of visits timed"),
      }),
      onRequest: f.text("in place of a size where each visitor gets a page of their own"),
      none: f.text("in place of a reading that is still missing"),
      heaviest: f.text("the name of the row with the heaviest of the pages above it"),
      build: f.text("the words before the number of the build"),
      from: f.text("the words before the first day of the readings"),
      to: f.text("the words between the first and the last day"),
    }),
    method: f.object({
      title: f.text("the heading over the rules for a reading"),
      rules: f.list(f.object({ title: f.text("a rule in a few words"), text: f.text("what it means") })),
    }),
    never: f.object({
      title: f.text("the heading over what is not measured"),
      text: f.inline("what is not measured and why"),
      items: f.list(f.text("a thing that is not done")),
    }),
    slow: f.object({ title: f.text("a question"), text: f.text("what to tell us"), action: f.action() }),
  });
