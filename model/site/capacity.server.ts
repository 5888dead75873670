import type { z } from "zod";
import type { Calendar } from "#shared/brief/schedule.ts";
import { lastFreshDay } from "#shared/capacity.ts";
import type { Fields } from "../fields/fields.server.ts";

/** `content/capacity.yaml`: when each department can begin, as counted on a day. */
export const capacitySchema = (f: Fields) =>
  f.object({
    asOf: f.date("the day on which it was counted, like 2026-11-20; older than ten days it is no longer shown"),
    starts: f.list(
      f.object({
        department: f.department(),
        crew: f.text("who it is, such as Team of four"),
        people: f.number("how many people that is", { min: 1 }),
        start: f.date("the first day that is free"),
      }),
      { min: 0 },
    ),
  });
export type Capacity = z.infer<ReturnType<typeof capacitySchema>>;

/** The starts of each department; none once the count is more than ten days old. A start that has passed is today. */
export function nextStarts({ asOf, starts }: Capacity, today: string): Calendar["starts"] {
  if (today > lastFreshDay(asOf)) return {};
  const told = starts.map(({ start, ...team }) => ({ ...team, start: start < today ? today : start }));
  return Object.groupBy(told, ({ department }) => department);
}
