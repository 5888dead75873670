import { lastFreshDay } from "#shared/capacity.ts";
import type { Department } from "#shared/department.ts";
import { formatDate } from "#shared/format.ts";
import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";

export interface CapacityBoard {
  title: string;
  /** That it was counted, and on which day. */
  counted: string;
  askUs: string;
  /** The day of the count. */
  asOf: string;
  isOld: boolean;
  rows: { department: Department; name: string; crew: string; start: string; day: string }[];
}

/**
 * When each department can begin; undefined where the site does not tell.
 * @param today as YYYY-MM-DD
 */
export function capacityBoard({ site, capacity }: Content, today: string): CapacityBoard | undefined {
  const { asOf, starts } = capacity;
  if (!site.capacity || starts.length === 0) return undefined;
  const rows = starts.map(({ department, crew, start }) => {
    const name = site.departments.find(({ slot }) => slot === department)?.name ?? "";
    const from = start < today ? today : start;
    return { department, name, crew, start: from, day: formatDate(from) };
  });
  const counted = fillIn(site.capacity.counted, { day: formatDate(asOf) });
  return { ...site.capacity, counted, asOf, isOld: today > lastFreshDay(asOf), rows };
}

/** Whether a prerendered page no longer says what is true, so that it has to be rendered on request. */
export function isOutdated({ site, capacity }: Content, path: string, today: string): boolean {
  return path === "/team" && site.capacity !== undefined && today > lastFreshDay(capacity.asOf);
}
