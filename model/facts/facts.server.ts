import { z } from "zod";
import { departments } from "#shared/department.ts";
import { isPageId } from "#shared/page-ids.ts";
import type { Fields } from "../fields/fields.server.ts";
import { weekdays } from "../fields/working-days.server.ts";
import { standings, supplierTopics } from "./supplier-topics.server.ts";

/** Of a fact's name, which is also its address on the ledger: `/proof#crew-week`. */
const factId = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The parts of `/proof`, which have ids beside those of facts. */
const groupsOfFacts: ReadonlySet<string> = new Set(["company", ...departments]);

const valueHint =
  'a number, a span such as { from: 10, to: 25 }, a date, a few words, an expression such as "{{crew-week}} * 14", or a day to come such as { eachYear: 02-26 } or { afterWorkingDays: 30, on: monday }';

/** A day worked out from that of the build, so that no page promises one that has passed. */
const comingDayField = (f: Fields) =>
  z.union([
    f.object({ eachYear: z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/) }),
    f.object({
      afterWorkingDays: f.number("how many working days after today", { min: 1, max: 400 }),
      on: f.oneOf(weekdays, "the weekday from then on").optional(),
    }),
  ]);

/** Shows a fact on `/papers`, as the answer to what a supplier's form asks. */
const askedSchema = (f: Fields) =>
  f.object({
    topic: f.oneOf(supplierTopics, "the topic of /papers below which it is listed"),
    question: f.text("what a supplier's form asks, in a few words"),
    also: f.text("other words that buyers search for, such as RTO").optional(),
    standing: f.oneOf(standings, "for a standard: whether we hold it, or show it under NDA only").optional(),
  });

/** One figure, price, date or count, written once. */
const factSchema = (f: Fields) => {
  const span = f.object({ from: z.number(), to: z.number() });
  const value = z.union([z.number(), z.string(), span, comingDayField(f)], {
    error: (issue) => `${issue.input === undefined ? "missing" : "cannot be read"}; write ${valueHint}`,
  });
  const noun = f.object({
    one: f.compared("the noun for one, such as person"),
    many: f.compared("the noun for several"),
  });
  return f
    .object({
      says: f.text("the claim in one sentence, with the figure cited"),
      value,
      /** An expression that a typed value has to equal. */
      equals: f.compared('an expression that it has to equal, such as "{{crew-week}} * 14"').optional(),
      unit: z
        .union([f.compared("GBP or another currency, %, or a plural noun such as weeks"), noun], {
          error: "is not a unit; write GBP or another currency, %, a plural noun, or { one: person, many: people }",
        })
        .optional(),
      per: f.compared("the noun that it is for one of, such as week").optional(),
      asOf: f.date("the day on which it was counted, like 2026-10-01"),
      until: f.date("the last day on which it may be shown").optional(),
      whenExpired: f.compared("the words that replace it afterwards").optional(),
      source: f.text("how and where it was counted"),
      by: f.reference("people").optional(),
      /** A result of a case, counted when its work was done or later; cases may cite it all the same. */
      case: f.reference("cases").optional(),
      leavesOut: f.text("what it does not show").optional(),
      /** Shown on /proof; then nobody may type it. */
      public: f.flag(),
      sample: f.flag().optional(),
      department: f.department().optional(),
      guards: f
        .list(f.compared("a noun; every number before it must be a citation, such as people on the payroll"))
        .optional(),
      asked: askedSchema(f).optional(),
      history: f.list(f.object({ asOf: f.date("the day from which this value was true"), value })).optional(),
    })
    .superRefine(({ until, whenExpired, history = [], asOf }, context) => {
      const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
      if (until && !whenExpired) refuse("whenExpired", "missing; write the words that replace it afterwards");
      if (until && until < asOf) refuse("until", `is before ${asOf}, when it was counted; write a later day`);
      const later = history.find((past) => past.asOf >= asOf);
      if (later) refuse("history", `${later.asOf} is not before ${asOf}, from which the value above holds`);
    });
};
export type WrittenFact = z.infer<ReturnType<typeof factSchema>>;

/** A file of `content/facts/`: facts by their names. */
export const factFileSchema = (f: Fields) =>
  z.record(
    z
      .string()
      .regex(factId, { error: "a fact's name has small letters, digits and dashes, such as crew-week" })
      .refine((name) => !isPageId(name) && !groupsOfFacts.has(name), {
        error: "is the name of a part of every page; write another name",
      }),
    factSchema(f),
    { error: "must hold facts, each below its name, such as crew-week:" },
  );
