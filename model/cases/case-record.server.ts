import type { Fields } from "../fields/fields.server.ts";

/** What a finished job was asked for and what it took, for estimates and the comparison of cases. */
export const caseRecord = (f: Fields) =>
  f.object({
    brief: f.object({
      kind: f.slug("a kind of content/price-book.yaml"),
      stage: f.slug("a stage of it"),
      size: f.slug("a size of that kind"),
      weeks: f.number("weeks that it was planned for", { min: 1 }),
      crew: f.number("people that it was planned with", { min: 1 }),
      start: f.date("the first day that was asked for"),
      due: f.date("the day that could not move").optional(),
      handover: f.slug("what was handed over"),
      risk: f.list(f.slug("a risk of the price book"), { min: 0 }),
      decider: f.slug("that one person decided, as the price book names it").optional(),
    }),
    peopleByWeek: f.list(f.number("people on it in that week"), { max: 156 }),
    price: f.number("what was invoiced in the end, before tax, in whole units of the site's currency", {
      max: 10_000_000,
    }),
    promised: f.date("the hand-over that was promised"),
    handedOver: f.date("the day on which it was handed over"),
    canRefer: f.flag(),
  });
