import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { pathWords } from "./path-words.server.ts";

export type Home6Page = z.infer<ReturnType<typeof home6Page>>;

export const home6Page = (f: Fields) =>
  f.object({
    head: f.head(),
    opening: f.object({
      title: f.text("what to do first"),
      lead: f.text("when we should talk, and when not"),
      action: f.action(),
      second: f.action(),
      imgUrl: f.picture(),
      alt: f.alt(),
    }),
    exits: f.object({
      title: f.text("heading"),
      path: pathWords(f),
      end: f.object({ title: f.text("what yes to every question leads to"), text: f.text("how many get here") }),
    }),
    scope: f.object({
      title: f.text("heading"),
      strips: f.list(
        f.object({
          title: f.text("we build, we hand over, we refuse"),
          items: f.list(f.text("two to five words")),
          note: f.text("the reason"),
        }),
        { min: 3, max: 3 },
      ),
    }),
    keys: f.object({
      title: f.text("heading"),
      lead: f.text("what we hold: nothing"),
      board: f.list(
        f.object({
          name: f.text("a key"),
          holder: f.text("who holds it"),
          text: f.text("what it can do"),
          toy: optionalPicture(f, "the key, and those who hold it"),
        }),
        { min: 5, max: 5 },
      ),
      audit: f.object({
        title: f.text("heading"),
        steps: f.list(f.object({ who: f.text("who reads"), text: f.text("what they do") })),
        note: f.text("how long, who pays"),
      }),
    }),
    forces: f.object({
      title: f.text("heading"),
      lead: f.text("what the scale means"),
      force: f.text("the word before a number of the scale"),
      player: f.text("label: what a player meets"),
      founder: f.text("label: what the founder does"),
      items: f.list(
        f.object({
          force: f.number("its place on the scale", { min: 1, max: 12 }),
          toy: optionalPicture(f, "how hard it blows"),
          title: f.text("what happens"),
          player: f.text("what a player meets"),
          founder: f.text("what the founder does"),
        }),
        { min: 5, max: 5 },
      ),
    }),
    costs: f.object({
      title: f.text("heading"),
      lead: f.text("what a block is"),
      unit: f.text("the unit, after the number"),
      items: f.list(
        f.object({
          title: f.text("a part of the work"),
          weeks: f.number("crew weeks", { min: 1, max: 12 }),
          text: f.text("what makes it longer"),
          outside: f.flag(),
        }),
        { min: 6, max: 6 },
      ),
      note: f.text("what a week costs, and what is paid to others"),
      proofs: f.list(f.fact(), { max: 3 }).optional(),
    }),
    confession: f.object({
      case: f.pick("cases"),
      title: f.text("heading"),
      lead: f.text("a sentence"),
      strip: f.text("what the strip of weeks shows"),
      wrongWeeks: f.number("how many of the first weeks were wrong", { min: 1, max: 52 }),
      mistakes: f.list(f.object({ when: f.text("when"), text: f.text("what we did"), now: f.text("what we do now") }), {
        min: 3,
        max: 3,
      }),
      action: f.text("the words on the link to the case"),
    }),
    close: f.object({
      title: f.text("a question"),
      yes: f.object({ title: f.text("an answer"), text: f.inline("what follows, its price"), action: f.action() }),
      no: f.object({ title: f.text("an answer"), text: f.inline("what follows"), action: f.action() }),
    }),
  });
