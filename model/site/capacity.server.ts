import type { z } from "zod";
import { lastFreshDay } from "#shared/capacity.ts";
import type { Department } from "#shared/department.ts";
import type { Fields } from "../fields/fields.server.ts";

/** `content/capacity.yaml`: when each department can begin, as counted on a day. */
export const capacitySchema = (f: Fields) =>
  f.object({
    asOf: f.date("the day on which it was counted, like 2026-11-20; older than ten days it is no longer shown"),
    starts: f.list(
      f.object({
        department: f.department(),
        crew: f.text("who it is, such as Crew of four"),
        start: f.date("the first day that is free"),
      }),
      { min: 0 },
    ),
  });
export type Capacity = z.infer<ReturnType<typeof capacitySchema>>;

/** The next start of each department; none once the count is more than ten days old. A start that has passed is today. */
export function nextStarts({ asOf, starts }: Capacity, today: string): Partial<Record<Department, string>> {
  if (today > lastFreshDay(asOf)) return {};
  const next: Partial<Record<Department, string>> = {};
  for (const { department, start } of starts) {
    const day = start < today ? today : start;
    const known = next[department];
    if (!known || day < known) next[department] = day;
  }
  return next;
}
