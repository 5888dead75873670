import type { z } from "zod";
import type { Fields } from "./fields.server.ts";

export const outcomes = ["late-build", "new-platform", "new-market", "new-product"] as const;
export type Outcome = (typeof outcomes)[number];

/** A case study. `imgUrl`, `title` and `category` (the service) are the specification's names. */
export const caseSchema = (f: Fields) =>
  f.object({
    title: f.text("the game or system"),
    category: f.reference("services"),
    outcome: f.oneOf(outcomes, "how the job ended"),
    imgUrl: f.picture(),
    alt: f.alt(),
    caption: f.text("what, where and how the picture was taken"),
    publisher: f.text("the client, invented"),
    role: f.text("what we did, a few nouns"),
    from: f.date(),
    to: f.date(),
    weeks: f.number("how long it took", { min: 1 }),
    people: f.number("how many of us worked on it", { min: 1 }),
    engine: f.text("engine or main technology"),
    platforms: f.list(f.oneOf(["Switch", "PC", "PS5", "Xbox", "Mobile", "Web", "VR"], "a platform")),
    brief: f.text("two sentences under the title"),
    constraint: f.text("what was in the way, one short line"),
    result: f.text("what changed, one short line"),
    obstacle: f.object({
      figures: f.list(f.object({ value: f.text("a figure"), label: f.text("what it measures") }), { min: 1, max: 2 }),
      lead: f.text("the situation in two sentences"),
      text: f.inline("why it could not simply be done"),
    }),
    options: f.list(
      f.object({
        title: f.text("a route that was open"),
        text: f.text("what it meant"),
        cost: f.text("in weeks"),
        risk: f.oneOf(["Low", "Medium", "High"], "the risk"),
        isChosen: f.flag(),
        why: f.text("why it was taken or not"),
      }),
      { min: 2, max: 4 },
    ),
    work: f.list(
      f.object({
        title: f.text("a verb"),
        start: f.number("first week", { min: 1 }),
        weeks: f.number("number of weeks", { min: 1 }),
        text: f.text("what was done"),
      }),
      { min: 3, max: 6 },
    ),
    tradeOff: f.object({
      gaveUp: f.text("what was given up"),
      gaveUpNote: f.text("what that meant"),
      got: f.text("what was got for it"),
      gotNote: f.text("what that meant"),
    }),
    outcomeText: f.text("the result in a sentence"),
    measures: f.list(
      f.object({
        value: f.text("a figure"),
        label: f.text("what it measures, with the figure before"),
      }),
      { min: 2, max: 4 },
    ),
    method: f.text("how, when and by whom it was measured"),
    quote: f.reference("testimonials").optional(),
    credits: f.list(f.object({ role: f.text("a trade"), names: f.text("who") })),
    gallery: f.list(f.object({ imgUrl: f.picture(), alt: f.alt(), caption: f.text("a caption") }), { min: 2, max: 6 }),
    related: f.list(f.reference("cases"), { min: 2, max: 2 }),
    relatedReason: f.text("what the two have in common with this one"),
  });
export type CaseStudy = z.infer<ReturnType<typeof caseSchema>>;
