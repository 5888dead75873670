import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { widthTrial } from "./width-trial.server.ts";

export type Home7Page = z.infer<ReturnType<typeof home7Page>>;

const rowTones = ["tang", "white", "mari", "orch"] as const;
const severities = ["none", "small", "large", "stop"] as const;

export const home7Page = (f: Fields) =>
  f.object({
    head: f.head(),
    opening: f.object({
      title: f.text("heading"),
      lead: f.text("how many languages, how fast, how well"),
      proofs: f.list(f.fact(), { max: 3 }).optional(),
      action: f.action(),
      source: f.text("where the line is from, what is counted"),
      unit: f.text("the word after the number of characters"),
      toy: optionalPicture(f, "what the line is about"),
      lines: f.list(
        f.object({
          lang: f.text("a language tag such as pl"),
          name: f.text("the language in English"),
          text: f.compared("the line, in that language"),
          tone: f.oneOf(rowTones, "the colour of the row"),
        }),
        { min: 8, max: 8 },
      ),
    }),
    matrix: f.object({
      title: f.text("heading"),
      lead: f.text("what an empty square means"),
      label: f.text("what the table shows"),
      corner: f.text("name of the first column"),
      columns: f.list(f.text("a specialism"), { min: 4, max: 4 }),
      yes: f.text("what a full square is called"),
      no: f.text("what an empty square is called"),
      rows: f.list(f.object({ languages: f.text("languages"), has: f.list(f.flag(), { min: 4, max: 4 }) })),
    }),
    textFit: f.object({
      title: f.text("heading"),
      lead: f.text("which string, where it stands"),
      toy: optionalPicture(f, "something that wears the string"),
      label: f.text("what the table shows"),
      columns: f.list(f.text("a column"), { min: 4, max: 4 }),
      room: f.number("the room in pixels", { min: 1 }),
      trial: widthTrial(f),
      unit: f.text("the unit"),
      fits: f.text("what is said of a line that fits"),
      over: f.text("what is said of a line that does not"),
      rows: f.list(
        f.object({
          lang: f.text("a language tag"),
          name: f.text("the language in English"),
          text: f.text("the string in that language"),
          width: f.number("its width in pixels", { min: 1 }),
          remark: f.text("what the linguist said"),
        }),
      ),
    }),
    relay: f.object({
      title: f.text("heading"),
      lead: f.text("what the example is"),
      steps: f.list(
        f.object({
          days: f.text("which days"),
          from: f.number("the first of nine days", { min: 1, max: 9 }),
          to: f.number("the last of them", { min: 1, max: 9 }),
          who: f.text("who holds it"),
          text: f.text("what they do with it"),
        }),
        { min: 6, max: 6 },
      ),
    }),
    quality: f.object({
      title: f.text("heading"),
      lead: f.text("who scores, and how"),
      sampleLabel: f.text("what the marked text is"),
      sample: f.list(f.object({ text: f.text("a run of text"), severity: f.oneOf(severities, "how wrong it is") }), {
        min: 3,
        max: 20,
      }),
      marks: f.list(
        f.object({
          severity: f.oneOf(["small", "large", "stop"], "which mark"),
          points: f.number("points"),
          text: f.text("what is wrong there"),
        }),
        { min: 3, max: 3 },
      ),
      sum: f.text("the points of the sample, and what follows"),
      result: f.object({ value: f.text("our figure"), text: f.text("of what, when, and how many went back") }),
      toy: optionalPicture(f, "what one of the mistakes led to"),
    }),
    names: f.object({
      title: f.text("the policy in a sentence"),
      rules: f.list(f.object({ title: f.text("a rule"), text: f.text("what follows from it") }), { min: 4, max: 4 }),
    }),
    turnaround: f.object({
      title: f.text("heading"),
      label: f.text("what the table shows"),
      columns: f.list(f.text("a column"), { min: 3, max: 3 }),
      rows: f.list(
        f.object({ words: f.text("how many words"), days: f.text("working days"), voice: f.text("with voice") }),
      ),
      note: f.text("what makes it slower"),
      formatsTitle: f.text("heading"),
      formats: f.list(f.object({ name: f.text("a file ending"), note: f.text("what survives, or what does not") })),
      refusal: f.text("what we send back"),
    }),
    story: f.object({
      case: f.pick("cases"),
      title: f.text("heading"),
      action: f.text("the words on the link to the case"),
    }),
    close: f.object({
      title: f.text("heading"),
      fileName: f.text("the name on the tab of the file"),
      lines: f.list(f.object({ key: f.text("a key"), text: f.text("its text") }), { min: 3, max: 5 }),
      lead: f.text("what comes back, when, at which price"),
      action: f.action(),
    }),
  });
