import { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

/** What was measured before and after, as lines. */
export const casePlot = (f: Fields) =>
  f.object({
    title: f.text("what is drawn, with its unit"),
    description: f.text("what the lines show, for those who cannot see them"),
    start: f.text("the word at the left end of the axis"),
    end: f.text("the word at the right end of the axis"),
    ticks: f.list(figure("a value to draw a line at"), { min: 2, max: 6 }),
    limit: f.object({ value: figure("the budget or ceiling"), label: f.text("its name") }).optional(),
    lines: f.list(
      f.object({
        label: f.text("the line's name"),
        labelAt: f.number("where along the line its name is, in per cent", { max: 100 }).optional(),
        values: f.list(figure("a measured value"), { min: 4, max: 120 }),
      }),
      { max: 2 },
    ),
  });

function figure(hint: string) {
  return z.number({ error: `is not a figure; write ${hint}` });
}
