import type { Fields } from "../fields/fields.server.ts";
import { nextPage } from "../fields/next-page.server.ts";

/** What a shelf of products says to screen readers and in its notices; also on product pages. */
const shelfWords = (f: Fields) =>
  f.object({
    sale: f.text("the word on the sale flag"),
    add: f.text("what the round button with a plus does; {title} is filled in"),
    added: f.text("the notice after adding; {title} is filled in"),
    inCart: f.text("how much is in the cart then; {count} is filled in"),
    allTaken: f.text("the notice when fewer are in stock than were asked for; {title} is filled in"),
    see: f.text("the button of the notice that opens the cart"),
    held: f.text("what the button also says once it was pressed; {count} is filled in"),
    gone: f.text("in place of the button when it is sold out"),
  });

export const shopPage = (f: Fields) =>
  f.object({
    head: f.head(),
    next: nextPage(f),
    title: f.text("the heading of the page"),
    lead: f.text("the sentence beside the heading"),
    notice: f.inline("that nothing is charged"),
    filter: f.object({
      label: f.text("what the form does, for screen readers"),
      show: f.object({
        label: f.text("the name of the choice, for screen readers"),
        all: f.text("everything"),
        sale: f.text("what carries the sale flag"),
        "under-50": f.text("what costs less than 50"),
      }),
      kind: f.object({ label: f.text("the label of the list"), any: f.text("every kind") }),
      sort: f.object({
        label: f.text("the label of the list"),
        shelf: f.text("the order of the catalogue"),
        "price-low": f.text("cheap first"),
        "price-high": f.text("dear first"),
        saving: f.text("the biggest saving first"),
      }),
      button: f.text("the word on the button"),
      count: f.text("how many are shown; {count} is filled in"),
      none: f.text("what to say when nothing matches"),
      clear: f.text("the link that shows everything again"),
    }),
    shelves: f.object({ upper: f.text("the name of the first shelf"), lower: f.text("the name of the second") }),
    sale: f.object({
      from: f.number("the saving, in per cent of the list price, from which the sale flag hangs", { min: 1, max: 99 }),
      note: f.text("that the flag has a threshold; {percent} is filled in"),
    }),
    shelf: shelfWords(f),
    how: f.object({
      title: f.text("a sentence"),
      steps: f.list(f.object({ title: f.text("what happens"), text: f.text("one or two sentences") })),
      action: f.action(),
    }),
  });
