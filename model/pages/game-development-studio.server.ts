import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { arcadeWords } from "./arcade-words.server.ts";

export type GameStudioPage = z.infer<ReturnType<typeof gameDevelopmentStudioPage>>;

const tones = ["tang", "mari", "pitch", "orch", "white"] as const;

export const gameDevelopmentStudioPage = (f: Fields) =>
  f.object({
    head: f.head(),
    opening: f.object({
      crumb: f.action(),
      titleLines: f.list(f.text("a line of the heading"), { min: 2, max: 4 }),
      lead: f.text("what can be hired, with figures"),
      proofs: f.list(f.fact(), { max: 3 }).optional(),
      action: f.action(),
      second: f.action(),
      imgUrl: f.picture(),
      alt: f.alt(),
      arcade: arcadeWords(f),
      promise: f.object({ title: f.text("heading"), items: f.list(f.text("a promise that can be checked")) }),
      refusal: f.object({ title: f.text("heading"), items: f.list(f.text("a thing that we do not do")) }),
    }),
    kit: f.object({
      title: f.text("heading, heard but not seen"),
      rows: f.list(
        f.object({
          title: f.text("what is listed"),
          items: f.list(f.text("one word or two")),
          note: f.text("what is not covered, or under which condition"),
        }),
      ),
    }),
    lanes: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence beside it"),
      phases: f.list(f.text("a phase of a game"), { min: 6, max: 6 }),
      items: f.list(
        f.object({
          title: f.text("a way to hire the studio"),
          text: f.text("who leads and what is handed over"),
          from: f.number("first phase", { min: 1, max: 6 }),
          to: f.number("last phase", { min: 1, max: 6 }),
          span: f.text("the phases in words"),
          time: f.text("how long"),
          people: f.text("how many people"),
        }),
      ),
    }),
    stages: f.object({
      title: f.text("heading"),
      lead: f.text("what each stage adds"),
      items: f.list(
        f.object({
          tone: f.oneOf(tones, "the colour of the block that this stage adds"),
          title: f.text("the stage"),
          time: f.text("how long"),
          text: f.text("what is true at its end"),
          gate: f.inline("what would stop the work here"),
        }),
        { min: 6, max: 6 },
      ),
    }),
    budget: f.object({
      title: f.text("heading"),
      text: f.text("total, hardware, scene, number of frames, build"),
      imgUrl: f.picture(),
      alt: f.alt(),
      barLabel: f.text("what the bar shows, for those who hear it"),
      parts: f.list(
        f.object({
          tenths: f.number("tenths of a millisecond", { min: 1 }),
          label: f.text("what takes the time"),
          tone: f.oneOf([...tones, "ink"], "the colour of the part; ink is what is left over"),
        }),
        { min: 2, max: 8 },
      ),
      tableLabel: f.text("what the table shows"),
      columns: f.list(f.text("heading of a column"), { min: 5, max: 5 }),
      rows: f.list(f.list(f.text("a cell"), { min: 5, max: 5 })),
    }),
    pair: f.object({
      title: f.text("heading"),
      constraint: f.text("the word before the constraint"),
      result: f.text("the word before the result"),
      action: f.text("the words on the link"),
      cases: f.picks("cases", 2),
    }),
    crews: f.object({
      title: f.text("heading"),
      items: f.list(
        f.object({
          title: f.text("the size in a word"),
          text: f.text("who is in it and what it is for"),
          price: f.text("from how much"),
          proof: f.fact().optional(),
          mix: f.text("the usual mix of trades").optional(),
          pegs: f.list(f.picture(), { min: 0, max: 8 }),
        }),
        { min: 3, max: 3 },
      ),
    }),
    sheet: f.object({
      title: f.text("heading"),
      text: f.text("when it is handed over and who owns it"),
      items: f.list(f.text("a thing in the box")),
    }),
    questions: f.object({
      title: f.text("heading"),
      items: f.list(f.object({ question: f.text("a question"), answer: f.inline("the answer first, then why") })),
    }),
    close: f.object({ label: f.text("name of the band"), lead: f.text("what to send"), action: f.action() }),
  });
