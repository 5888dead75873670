import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { experimentDays } from "./experiment-fields.server.ts";

export type LabsPage = z.infer<ReturnType<typeof researchAndDevelopmentInnovationAiLabsPage>>;

export const researchAndDevelopmentInnovationAiLabsPage = (f: Fields) =>
  f.object({
    head: f.head(),
    specimen: f.object({
      crumb: f.action(),
      title: f.text("heading"),
      lead: f.text("what the labs are for"),
      action: f.action(),
      imgUrl: f.picture(),
      alt: f.alt(),
      listTitle: f.text("heading of the questions, heard but not seen"),
      questions: f.list(
        f.object({ question: f.text("an open question"), text: f.text("what we would need to know") }),
        { min: 6, max: 6 },
      ),
    }),
    strips: f.object({
      title: f.text("heading"),
      lead: f.text("how long an experiment takes, what happens to failures"),
      days: f.number("working days of an experiment", { min: 5, max: 30 }),
      stopLabel: f.text("the words before the stop rule"),
      reported: f.text("the word for an experiment whose last day is over"),
      items: f.list(
        f.object({
          title: f.text("an experiment"),
          status: f.oneOf(["running", "paused", "reported", "failed"], "how it stands"),
          word: f.text("how it stands, as shown"),
          done: f.number("days done", { max: 15 }).optional(),
          ...experimentDays(f),
          stop: f.text("what would count as failure, written before it began"),
        }),
      ),
    }),
    frame: f.object({
      title: f.text("heading"),
      lead: f.text("which device, which build, how measured"),
      tableLabel: f.text("what the table shows"),
      columns: f.list(f.text("heading of a column"), { min: 5, max: 5 }),
      limitTenths: f.number("milliseconds of a frame, in tenths"),
      unit: f.text("the unit"),
      parts: f.list(
        f.object({ what: f.text("what takes time"), tenths: f.number("how much, in tenths of the unit", { min: 1 }) }),
      ),
      trial: f.object({
        thought: f.text("what the keys choose: a way to decide"),
        scene: f.text("what the ticks leave in the scene"),
        holds: f.text("said when all fits into a frame; {used} and {rate} are filled in"),
        drops: f.text("said when it takes several; {used}, {frames} and {rate} are filled in"),
      }),
      rows: f.list(
        f.object({
          what: f.text("a way to decide something in a game"),
          where: f.text("where it runs, how often"),
          hundredths: f.number("milliseconds a frame, in hundredths"),
          memory: f.text("memory"),
          standing: f.oneOf(["good", "part", "bad"], "fits, sometimes, or not"),
          verdict: f.text("what we would say"),
        }),
      ),
    }),
    lab: f
      .object({
        title: f.text("heading"),
        lead: f.text("whose scene it is, and what can be done with it"),
        name: f.text("the name of the drawing, for those who hear it"),
        tableLabel: f.text("what the table shows"),
        columns: f.list(f.text("heading of a column"), { min: 4, max: 4 }),
        rows: f.list(
          f.object({
            what: f.text("everything, or what is left out"),
            calls: f.number("draw calls of a frame; a test compares it with what is drawn"),
            triangles: f.number("triangles of a frame, the same"),
            note: f.text("what it is good for"),
          }),
        ),
        canvas: f.text("what is drawn, for those who hear it"),
        ready: f.text("it runs, and what to do"),
        bar: f.text("what the bar shows"),
        stopped: f.text("the visitor has stopped it"),
        failed: f.text("it could not be loaded"),
        refused: f.text("the browser cannot draw it"),
      })
      .optional(),
    sealed: f.object({
      title: f.text("heading"),
      lead: f.text("why the guess comes first"),
      steps: f.list(
        f.object({
          title: f.text("a step"),
          text: f.text("what is done, by whom"),
          toy: optionalPicture(f, "the step at work"),
        }),
        { min: 5, max: 5 },
      ),
      note: f.inline("where a tool or case stands behind it"),
    }),
    flasks: f.object({
      title: f.text("heading"),
      lead: f.text("to whom it applies"),
      items: f.list(
        f.object({
          picture: optionalPicture(f, "the flask, as full as the rule is free"),
          title: f.text("a rule in a word or two"),
          points: f.list(f.text("a use")),
        }),
        { min: 3, max: 3 },
      ),
    }),
    notes: f.object({
      title: f.text("heading"),
      lead: f.text("what is published, and when"),
      posts: f.picks("blog", 5),
      action: f.action(),
    }),
    calendar: f.object({
      title: f.text("heading"),
      lead: f.inline("who can join, what it costs"),
      weekdays: f.list(f.text("a weekday"), { min: 5, max: 5 }),
      dayWord: f.text("the word before the number of a day"),
      entries: f.list(f.object({ day: f.number("working day", { min: 1, max: 15 }), text: f.text("what happens") })),
      fit: f.inline("who should not join"),
    }),
    shares: f.object({
      title: f.text("heading"),
      lead: f.text("what holds for all three"),
      barLabel: f.text("what the bars show"),
      routes: f.list(
        f.object({
          title: f.text("a route"),
          parts: f.list(
            f.object({
              who: f.text("who pays"),
              percent: f.number("per cent", { min: 1, max: 100 }),
              tone: f.oneOf(["orch", "white", "mari"], "colour of the part"),
            }),
          ),
          points: f.list(f.object({ label: f.text("code, data or paper"), text: f.text("who owns it") })),
        }),
        { min: 3, max: 3 },
      ),
    }),
    empty: f.object({
      word: f.text("status of the empty strip"),
      title: f.text("heading"),
      text: f.text("what happens with a question"),
      action: f.action(),
      person: f.pick("people"),
      second: f.action(),
    }),
  });
