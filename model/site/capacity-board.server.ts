import { lastFreshDay } from "#shared/capacity.ts";
import type { Department } from "#shared/department.ts";
import type { Content } from "../content.server.ts";

export interface CapacityBoard {
  title: string;
  counted: string;
  askUs: string;
  /** The day of the count. */
  asOf: string;
  isOld: boolean;
  rows: { department: Department; name: string; crew: string; start: string }[];
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
    return { department, name, crew, start: start < today ? today : start };
  });
  return { ...site.capacity, asOf, isOld: today > lastFreshDay(asOf), rows };
}

/** Whether a prerendered page no longer says what is true, so that it has to be rendered on request. */
export function isOutdated({ site, capacity }: Content, path: string, today: string): boolean {
  return path === "/team" && site.capacity !== undefined && today > lastFreshDay(capacity.asOf);
}
