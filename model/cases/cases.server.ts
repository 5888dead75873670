import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { casePlot } from "./case-plot.server.ts";
import { caseRecord } from "./case-record.server.ts";

export const outcomes = ["late-build", "new-platform", "new-market", "new-product"] as const;
const platformNames = ["Switch", "PC", "PS5", "Xbox", "Mobile", "Web", "VR"] as const;
/** Platforms that clients also request as a group. */
export const platformGroups: Readonly<Record<string, readonly (typeof platformNames)[number][]>> = {
  Console: ["PS5", "Switch", "Xbox"],
};

/** A case study. `imgUrl`, `title` and `category` (the service) are the customer's names (`docs/contract.md`). */
export const caseSchema = (f: Fields) =>
  f.object({
    title: f.text("the game or system"),
    category: f.reference("services"),
    outcome: f.oneOf(outcomes, "how the job ended"),
    imgUrl: f.picture(),
    alt: f.alt(),
    loop: f.loop().optional(),
    caption: f.text("what, where and how the picture was taken"),
    publisher: f.text("the client, invented"),
    role: f.text("what we did, a few nouns"),
    from: f.date(),
    to: f.date(),
    weeks: f.number("how long it took, first paid day to hand-over", { min: 1 }),
    people: f.number("how many of us worked on it in the busiest week", { min: 1 }),
    engine: f.compared("engine or main technology; the filter lists each name once, so spell it the same everywhere"),
    platforms: f.list(f.oneOf(platformNames, "a platform that the filter knows")),
    runsOn: f.text("the machines by name, as the fact sheet says them"),
    brief: f.searchLine("the story in one or two sentences under the title, 50 to 170 characters"),
    constraint: f.text("what was in the way, one short line"),
    result: f.text("what changed, one short line"),
    inShort: f.object({
      obstacle: f.text("what was in the way, two or three words for the comparison"),
      gaveUp: f.text("what was given up, two or three words"),
      changed: f.text("what changed, two or three words"),
    }),
    obstacle: f.object({
      figures: f.list(f.object({ value: f.text("a figure of up to four signs"), label: f.text("what it measures") }), {
        min: 1,
        max: 2,
      }),
      lead: f.text("the situation in two sentences"),
      text: f.inline("why it could not simply be done"),
      measured: f.markdown("what was measured, as a sentence and a small table").optional(),
    }),
    optionsLead: f.text("who weighed the options, when and for whom"),
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
        value: f.text("a figure of up to seven signs"),
        label: f.text("what it measures, with the figure before"),
        proof: f.fact().optional(),
      }),
      { min: 2, max: 4 },
    ),
    plot: casePlot(f).optional(),
    method: f.text("how, when and by whom it was measured, and what the figures do not show"),
    quote: f.pick("testimonials"),
    said: f
      .object({
        text: f.text("a sentence by the client, where no testimonial is on file"),
        name: f.text("who said it"),
        position: f.text("job and company"),
      })
      .optional(),
    credits: f.list(
      f.object({ role: f.text("a trade"), names: f.inline("who, as Markdown with links to our people") }),
    ),
    gallery: f.list(f.object({ imgUrl: f.picture(), alt: f.alt(), caption: f.text("a caption") }), { min: 2, max: 6 }),
    related: f.picks("cases", 2),
    relatedReason: f.text("what the two have in common with this one"),
    invitation: f.text("who should start something like this, in two sentences"),
    record: caseRecord(f).optional(),
    draft: f.flag().optional(),
  });
export type CaseStudy = z.infer<ReturnType<typeof caseSchema>>;
