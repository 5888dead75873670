import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { pathWords } from "./path-words.server.ts";

export type Web3Page = z.infer<ReturnType<typeof web3GameDevelopmentPage>>;

export const web3GameDevelopmentPage = (f: Fields) =>
  f.object({
    head: f.head(),
    stacks: f.object({
      crumb: f.action(),
      titleLines: f.list(f.text("a line of the heading"), { min: 2, max: 2 }),
      lead: f.text("the stance, and the period of the count"),
      action: f.action(),
      second: f.action(),
      piles: f.list(
        f.object({
          tone: f.oneOf(["ink", "white", "mari"], "the colour of the pile where it has no token"),
          count: f.number("number of founders, one chip each", { min: 1, max: 24 }),
          label: f.text("what became of them"),
          token: optionalPicture(f, "one chip of the pile, without a shadow; it is stacked"),
        }),
        { min: 3, max: 3 },
      ),
    }),
    struck: f.object({
      title: f.text("heading"),
      items: f.list(f.object({ phrase: f.text("a phrase of the trade"), instead: f.text("what we say instead") })),
    }),
    decisionPath: f.object({
      title: f.text("heading"),
      lead: f.text("how to read the bars"),
      leftWord: f.text("the words after the number that is left"),
      start: f.number("founders at the beginning"),
      questions: f.list(
        f.object({
          question: f.text("a question that can end it"),
          out: f.number("founders who left here"),
          exit: f.text("what they left with"),
          no: f.text("what we say to a no, here and on /home-6"),
        }),
      ),
      end: f.text("what happens to those who are left"),
      path: pathWords(f),
    }),
    spine: f.object({
      title: f.text("heading"),
      ours: f.text("heading of what we make"),
      theirs: f.text("heading of what we do not"),
      parts: f.list(
        f.object({
          name: f.text("a part of the work"),
          ours: f.text("what we make"),
          theirs: f.text("what somebody else must do"),
        }),
        { min: 5, max: 5 },
      ),
    }),
    keys: f.object({
      title: f.text("heading"),
      lead: f.text("how many keys are needed, of how many"),
      needed: f.number("keys needed", { min: 1, max: 9 }),
      toy: optionalPicture(f, "what the keys open, over the edge of the band"),
      neededKey: optionalPicture(f, "a key that is needed"),
      spareKey: optionalPicture(f, "one of the others"),
      holders: f.list(f.object({ who: f.text("who holds a key"), where: f.text("where it lies") }), { max: 7 }),
      stepsTitle: f.text("heading of the audit"),
      steps: f.list(f.object({ when: f.text("when"), title: f.text("a step"), text: f.text("what happens") })),
    }),
    risks: f.object({
      title: f.text("heading"),
      lead: f.text("where it lives and who may change it"),
      tableLabel: f.text("what the table shows"),
      columns: f.list(f.text("heading of a column"), { min: 4, max: 4 }),
      rows: f.list(
        f.object({
          risk: f.text("what happens, in plain words"),
          standing: f.oneOf(["happened", "likely", "rare"], "whether it has happened, may well, or hardly"),
          odds: f.text("how likely, in words"),
          loss: f.text("what a player loses"),
          plan: f.text("what the game does about it"),
        }),
      ),
    }),
    mistakes: f.object({
      title: f.text("heading"),
      case: f.pick("cases"),
      lead: f.text("why the mistakes are told"),
      items: f.list(f.object({ when: f.text("a week"), text: f.inline("a mistake of ours and its price") })),
      action: f.text("the words on the link, before the name"),
    }),
    questions: f.object({
      title: f.text("heading"),
      items: f.list(f.object({ question: f.text("a question"), answer: f.inline("the answer first, then why") })),
    }),
    sheet: f.object({
      formula: f.text("a formula as decoration"),
      title: f.text("heading"),
      text: f.text("what we do with it"),
      action: f.action(),
    }),
  });
