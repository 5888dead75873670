import type { Fields } from "../fields/fields.server.ts";
import { nextPage } from "../fields/next-page.server.ts";
import { findFieldWords, foundLineWords } from "./find-words.server.ts";

export const proofPage = (f: Fields) =>
  f.object({
    head: f.head(),
    next: nextPage(f),
    title: f.text("the heading of the page"),
    lead: f.text("what the page shows; {count} is the number of facts"),
    machines: f.object({
      before: f.text("words before the link"),
      label: f.text("the words on the link to the file for machines"),
    }),
    search: f.object({ ...findFieldWords(f, "figures"), ...foundLineWords(f, "figures") }),
    index: f.text("what the list of groups is, for screen readers"),
    company: f.text("the heading over facts of no department"),
    columns: f.object({
      source: f.text("the words before how a figure was counted"),
      by: f.text("the words before who answers for it"),
      asOf: f.text("the words before the day on which it was counted"),
      until: f.text("the words before its last day"),
      expired: f.text("the words before the day on which it ran out"),
      leavesOut: f.text("the words before what it does not show"),
      pages: f.text("the words before the pages that use it"),
    }),
    mark: f.text("what the proof link beside a figure says to screen readers, such as: how this was counted"),
    sample: f.text("the label of facts that are invented"),
    ask: f.object({ title: f.text("heading"), text: f.text("what to do about a wrong figure"), action: f.action() }),
  });
