import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { workingDay, workingDaysBetween } from "#model/fields/working-days.server.ts";
import { formatDate } from "#shared/format.ts";
import type { RichText } from "#shared/rich-text.ts";
import type { Words } from "./words.server.ts";

/** The table with rows that run on working days as they stand today. */
export function prepare({ rows, ...words }: Words, { today, site }: Pick<Content, "today" | "site">) {
  return {
    ...words,
    rows: rows.map(({ run, cells, ...row }) => {
      if (!run) return { ...row, cells };
      const { started, days, over } = run;
      const ends = workingDay(started, days, site.country);
      const day = Math.min(days, workingDaysBetween(started, today, site.country));
      const values = { day, days, started: formatDate(started), ends: formatDate(ends) };
      const shown = today > ends ? over : cells;
      return { ...row, cells: shown.map(({ text, ...cell }) => ({ ...cell, text: filled(text, values) })) };
    }),
  };
}

const filled = (text: RichText, values: Readonly<Record<string, string | number>>): RichText =>
  text.map((node) => {
    if (typeof node === "string") return fillIn(node, values);
    return node.children ? { ...node, children: filled(node.children, values) } : node;
  });
