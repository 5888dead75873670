import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { widthTrial } from "./width-trial.server.ts";

export type LocalizationPage = z.infer<ReturnType<typeof gameLocalizationPage>>;

const lang = "a language tag such as de, pt-BR or zh-Hant";

export const gameLocalizationPage = (f: Fields) =>
  f.object({
    head: f.head(),
    boxes: f.object({
      crumb: f.action(),
      title: f.compared("heading; its length is what the others are measured by"),
      lines: f.list(
        f.object({
          lang: f.text(lang),
          name: f.text("the language in English"),
          text: f.compared("the line in that language"),
        }),
        { min: 3, max: 5 },
      ),
      over: f.text("the word after a percentage"),
      lead: f.text("what the boxes show and what follows from it"),
      action: f.action(),
      person: f.pick("people"),
    }),
    keys: f.object({
      title: f.text("heading"),
      lead: f.text("what the colour of a key means"),
      legend: f.object({ voice: f.text("what a coloured key means"), text: f.text("what a white key means") }),
      markets: f.list(
        f.object({
          title: f.text("a market"),
          note: f.text("what sells or goes wrong there"),
          languages: f.list(
            f.object({
              lang: f.text(lang),
              own: f.text("the language's own name"),
              name: f.text("its English name"),
              hasVoice: f.flag(),
            }),
          ),
        }),
      ),
      gap: f.inline("what we do not cover, and where we send people"),
    }),
    cast: f.object({
      title: f.text("heading"),
      scene: f.text("place and time of the scene"),
      toy: optionalPicture(f, "the parts on their stage"),
      parts: f.list(
        f.object({
          name: f.text("a part of the work, as a character"),
          aside: f.text("stage direction: unit and price"),
          text: f.text("what it does"),
          limit: f.text("what it does not"),
        }),
        { min: 5, max: 5 },
      ),
    }),
    widths: f.object({
      title: f.text("heading"),
      lead: f.text("which file, which font, how measured"),
      tableLabel: f.text("what the table shows"),
      columns: f.object({
        key: f.text("heading"),
        english: f.text("heading"),
        limit: f.text("heading"),
        languages: f.list(f.text("heading of a language"), { min: 3, max: 3 }),
      }),
      fits: f.text("the word when a line fits"),
      over: f.text("the words after the number of pixels too many"),
      trial: widthTrial(f),
      rows: f.list(
        f.object({
          key: f.text("name of the string"),
          english: f.text("the line in English"),
          limit: f.number("pixels available"),
          widths: f.list(f.number("pixels needed"), { min: 3, max: 3 }),
        }),
      ),
    }),
    kit: f.object({
      title: f.text("heading"),
      text: f.text("why it is worth the trouble"),
      download: f.action(),
      items: f.list(f.object({ title: f.text("a thing to send"), text: f.text("why, or in which form") }), { max: 10 }),
    }),
    lanes: f.object({
      title: f.text("heading"),
      note: f.text("what the figures are"),
      tableLabel: f.text("what the table shows"),
      corner: f.text("heading of the first column"),
      steps: f.list(f.text("a step"), { min: 6, max: 6 }),
      days: f.list(f.text("when, in days"), { min: 6, max: 6 }),
      none: f.text("spoken in an empty cell"),
      roles: f.list(
        f.object({
          role: f.text("who"),
          hours: f.list(f.number("hours, 0 for none", { max: 200 }), { min: 6, max: 6 }),
        }),
      ),
    }),
    score: f.object({
      title: f.text("heading"),
      text: f.inline("what is counted, by whom"),
      scaleLabel: f.text("what the scale shows"),
      tenths: f.number("our score in tenths", { max: 100 }),
      limitTenths: f.number("the score at which work goes back, in tenths", { max: 100 }),
      oursLabel: f.text("words at our mark"),
      limitLabel: f.text("words at the limit"),
      weights: f.list(
        f.object({ points: f.text("points"), title: f.text("a severity"), text: f.text("an example of it") }),
        { min: 3, max: 4 },
      ),
    }),
    machine: f.object({
      title: f.text("heading"),
      lead: f.text("the rule in a sentence"),
      toy: optionalPicture(f, "a machine that keeps its distance"),
      may: f.object({ title: f.text("heading"), items: f.list(f.text("a use we allow")) }),
      mayNot: f.object({ title: f.text("heading"), items: f.list(f.text("a use we refuse")) }),
      yours: f.inline("what the client decides"),
    }),
    receipt: f.object({
      title: f.text("heading"),
      lead: f.text("the base price"),
      drivers: f.list(
        f.object({ change: f.text("a percentage"), title: f.text("what moves it"), text: f.text("why") }),
      ),
      slip: f.object({
        title: f.text("what was ordered"),
        meta: f.text("words, language, month"),
        lines: f.list(f.object({ label: f.text("an item"), sum: f.text("a sum") })),
        total: f.object({ label: f.text("the word for the total"), sum: f.text("the total") }),
        note: f.text("what is not in it"),
      }),
    }),
    cases: f.object({
      title: f.text("heading"),
      constraint: f.text("the word before the constraint"),
      result: f.text("the word before the result"),
      action: f.text("the words on the link, before the name"),
      first: f.pick("cases"),
      second: f.pick("cases"),
    }),
    dialogue: f.object({
      speaker: f.text("who speaks"),
      title: f.text("what is asked, in one line"),
      text: f.text("what happens with it"),
      action: f.action(),
      second: f.action(),
    }),
  });
