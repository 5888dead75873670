import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

export type ServicePage = z.infer<ReturnType<typeof servicePage>>;

export const servicePage = (f: Fields) =>
  f.object({
    head: f.head(),
    tags: f.object({
      title: f.text("a question as heading"),
      lead: f.text("what the tags are"),
      listTitle: f.text("heading of the tags, heard but not seen"),
      items: f.list(f.object({ text: f.text("a complaint or wish in one sentence"), service: f.pick("services") }), {
        max: 10,
      }),
    }),
    departments: f.object({
      title: f.text("heading"),
      lead: f.text("a sentence beside it"),
      people: f.text("the word after a number of people"),
      action: f.text("the words on the link, before the service"),
    }),
    joint: f.object({
      title: f.text("heading"),
      lead: f.text("how work crosses from one department to another"),
      jobs: f.list(
        f.object({
          title: f.text("the job as a sentence"),
          weeks: f.number("weeks from first to last day", { min: 1, max: 60 }),
          rows: f.list(
            f.object({
              department: f.department(),
              who: f.text("the department, in two or three words"),
              start: f.number("first week", { min: 1 }),
              weeks: f.number("number of weeks", { min: 1 }),
              text: f.text("what this department did"),
            }),
          ),
          saved: f.inline("what one contract changed"),
          case: f.pick("cases"),
        }),
        { min: 0, max: 2 },
      ),
      weekWord: f.text("the word after a number of weeks"),
      action: f.text("the words on the link, before the case"),
    }),
    contracts: f.object({
      title: f.text("heading"),
      note: f.inline("what holds for all"),
      tableLabel: f.text("what the table shows"),
      columns: f.list(f.text("heading of a column"), { min: 5, max: 5 }),
      rows: f.list(
        f.object({
          contract: f.text("name of the contract"),
          isUsual: f.flag().optional(),
          youBring: f.text("what the client brings"),
          weBring: f.text("what we bring"),
          overrun: f.text("who pays for an overrun"),
          side: f.oneOf(["us", "you", "both"], "the side on which the see-saw comes down"),
          shortest: f.text("the shortest term"),
          weeks: f.number("the shortest term in weeks, for the bar", { min: 1, max: 104 }),
        }),
        { min: 0 },
      ),
    }),
    scale: f.object({
      title: f.text("heading"),
      lead: f.text("which job is drawn, and how the average was made"),
      barLabel: f.text("what the bar shows"),
      unit: f.text("letter after a number of weeks"),
      stops: f.list(
        f.object({
          weeks: f.number("weeks of the step at this place in content/showroom.yaml", { min: 1 }),
          text: f.text("what we do to you in that time"),
          paper: f.inline("what you hold at its end"),
        }),
        { min: 0, max: 4 },
      ),
    }),
    proof: f.object({
      title: f.text("heading"),
      action: f.action(),
    }),
    blank: f.object({
      title: f.text("heading"),
      text: f.text("what happens to an unsorted tag"),
      label: f.text("the words before the field"),
      placeholder: f.text("an example"),
      button: f.text("the words on the button"),
    }),
  });
