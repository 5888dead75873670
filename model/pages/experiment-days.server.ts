import { formatDate } from "#shared/format.ts";
import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { workingDay, workingDaysBetween } from "../fields/working-days.server.ts";

interface Dated {
  when: string;
  started?: string | undefined;
  over?: string | undefined;
}

/** Working days of an experiment, as the strips draw them. */
const length = 15;

/**
 * An experiment with the days that are done and its line of dates: {day}, {days} and {reports} are worked out from the
 * day on which it started. Once it has reported, the line says `over`.
 */
export function withDays<Item extends Dated>(
  item: Item,
  done: number | undefined,
  { today, site }: Pick<Content, "today" | "site">,
): Item & { done: number; isOver: boolean } {
  const { started, when, over = when } = item;
  if (!started) {
    const day = done ?? length;
    return { ...item, done: day, isOver: false, when: fillIn(when, { day, days: length }) };
  }
  const reports = workingDay(started, length, site.country);
  const day = Math.min(length, workingDaysBetween(started, today, site.country));
  const isOver = today > reports;
  const values = { day, days: length, reports: formatDate(reports), started: formatDate(started) };
  return { ...item, done: day, isOver, when: fillIn(isOver ? over : when, values) };
}
