import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { type AboutShape, bandFields, itemHeading, tone } from "../band-words.server.ts";

const cell = (f: Fields) => f.object({ text: f.inline("what the cell says", { words: 40 }), tone: tone(f) });

/** Working days on which a row's subject runs; what its cells say while it does, and afterwards. */
const run = (f: Fields) =>
  f.object({
    started: f.weekday(
      "its first day, a working day like 2026-11-09; cells may say {day}, {days}, {started} and {ends}",
    ),
    days: f.number("how many working days it takes", { min: 1, max: 60 }),
    over: f.list(cell(f), { max: 5 }),
  });

/** Rows and columns; on phones a row is a card. */
export const words = (f: Fields) =>
  f
    .object({
      ...bandFields(f, "table", ["jobs", "verdicts", "sum"]),
      columns: f.list(f.text("the head of a column", { words: 6 }), { min: 2, max: 6 }),
      rows: f.list(
        f.object({
          heading: itemHeading(f),
          url: f.link().optional(),
          cells: f.list(cell(f), { max: 5 }),
          run: run(f).optional(),
        }),
        { min: 1, max: 12 },
      ),
      sum: f.object({ label: f.text("the word before the sum"), value: f.text("the sum") }).optional(),
      factors: f
        .list(
          f.object({
            value: f.text("by how much, such as +40%", { characters: 8 }),
            label: f.text("what moves the price", { words: 8 }),
            tone: tone(f),
          }),
          { min: 0, max: 6 },
        )
        .default([]),
    })
    .superRefine(({ columns, rows }, context) => {
      const lists = rows.flatMap(({ cells, run }, index) => [
        { path: ["rows", index, "cells"], cells },
        { path: ["rows", index, "run", "over"], cells: run?.over ?? cells },
      ]);
      for (const { path, cells } of lists)
        if (cells.length !== columns.length - 1)
          context.addIssue({
            code: "custom",
            path,
            message: `has ${cells.length} cells beside its heading; write ${columns.length - 1}, as the table has ${columns.length} columns`,
          });
    });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "Two ways to compare",
  columns: ["What is compared", "First", "Second"],
  rows: [
    { heading: "Time", cells: [{ text: "Two weeks" }, { text: "Two months" }] },
    { heading: "Place", cells: [{ text: "Our office" }, { text: "Yours" }] },
  ],
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Table",
  sentence: "Rows and columns; on phones each row is a card.",
  variants: {
    jobs: { name: "Heading above, last column as keys" },
    verdicts: { name: "Heading at the side, verdicts as keys" },
    sum: {
      name: "A bill with its sum",
      example: {
        columns: ["What is in it", "Price"],
        rows: [
          { heading: "The first part", cells: [{ text: "its price" }] },
          { heading: "The second part", cells: [{ text: "its price" }] },
        ],
        sum: { label: "Together", value: "the sum" },
      },
    },
  },
} satisfies AboutShape;
