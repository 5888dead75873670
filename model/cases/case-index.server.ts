import type { Service } from "../site/showroom.server.ts";
import { byName } from "./by-name.server.ts";
import { type CaseStudy, platformGroups } from "./cases.server.ts";

export type Case = CaseStudy & { slug: string };
export type KnownService = Service & { slug: string };

/** A case as a card or row shows it. */
export type CaseFile = ReturnType<typeof caseFile> & {
  /** Set if the address filters by platform. */
  platforms?: readonly { name: string; isWanted: boolean }[];
};

export function caseFile(entry: Case, services: readonly KnownService[]) {
  const service = serviceOf(entry, services);
  const { slug, title, imgUrl, alt, loop, engine, constraint, result, outcome, runsOn, weeks, people, to } = entry;
  return {
    ...{ slug, title, imgUrl, alt, loop, engine, constraint, result, outcome, runsOn, weeks, people },
    year: yearOf(to),
    service: service.short,
    department: service.department,
    toy: service.iconUrl,
  };
}

/** The service that owns a case; the schema has checked that it exists. */
export function serviceOf({ category }: Case, services: readonly KnownService[]): KnownService {
  const found = services.find(({ slug }) => slug === category);
  if (!found) throw new Error(`no service "${category}"`);
  return found;
}

export const filterKeys = ["service", "platform", "engine", "year"] as const;
export type FilterKey = (typeof filterKeys)[number];
export type CaseFilter = Partial<Record<FilterKey, string>>;
export interface Choice {
  value: string;
  label: string;
  count: number;
  /** The broader choice that includes this one. */
  group?: string | undefined;
}
export type Choices = Record<FilterKey, Choice[]>;

/** The filter choices, with the number of cases for each. */
export function filterChoices(cases: readonly Case[], services: readonly KnownService[]): Choices {
  const choicesOf = (key: FilterKey, labelOf = (value: string) => value) =>
    [...new Set(cases.flatMap((entry) => factsOf(entry)[key]))].map((value) => ({
      value,
      label: labelOf(value),
      count: cases.filter((entry) => factsOf(entry)[key].includes(value)).length,
      group: key === "platform" ? groupOf(value) : undefined,
    }));
  const shortName = (wanted: string) => services.find(({ slug }) => slug === wanted)?.short ?? wanted;
  const byLabel = (a: Choice, b: Choice) => byName(a.label, b.label);
  const place = ({ value }: Choice) => services.findIndex(({ slug }) => slug === value);
  return {
    service: choicesOf("service", shortName).sort((a, b) => place(a) - place(b)),
    platform: choicesOf("platform").sort(byLabel),
    engine: choicesOf("engine").sort(byLabel),
    year: choicesOf("year").sort((a, b) => b.value.localeCompare(a.value)),
  };
}

/** The filter in an address; values that no case has are ignored. */
export function readCaseFilter({ searchParams }: URL, choices: Choices): CaseFilter {
  const asked = filterKeys.flatMap((key) => {
    const wanted = searchParams.get(key)?.toLowerCase();
    const choice = choices[key].find(({ value }) => value.toLowerCase() === wanted);
    return choice ? [[key, choice.value] as const] : [];
  });
  return Object.fromEntries(asked);
}

export function filterCases(cases: readonly Case[], filter: CaseFilter): Case[] {
  return cases.filter((entry) =>
    filterKeys.every((key) => {
      const wanted = filter[key];
      return wanted === undefined || factsOf(entry)[key].includes(wanted);
    }),
  );
}

/** A case's platforms, with those filtered for marked; empty if the filter names none. */
export function platformsFor({ platforms }: Case, { platform }: CaseFilter): NonNullable<CaseFile["platforms"]> {
  if (!platform) return [];
  const wanted: readonly string[] = platformGroups[platform] ?? [platform];
  return platforms.map((name) => ({ name, isWanted: wanted.includes(name) }));
}

/** The query that repeats a filter, with its question mark; empty without a filter. */
export function filterQuery(filter: CaseFilter, more: readonly (readonly [string, string])[] = []): string {
  const query = new URLSearchParams(
    [...Object.entries(filter), ...more].map(([key, value]) => [key, value]),
  ).toString();
  return query && `?${query}`;
}

function factsOf(entry: Case): Record<FilterKey, readonly string[]> {
  return {
    service: [entry.category],
    platform: [...entry.platforms, ...new Set(entry.platforms.flatMap((name) => groupOf(name) ?? []))],
    engine: [entry.engine],
    year: [yearOf(entry.to)],
  };
}

function groupOf(platform: string): string | undefined {
  return Object.keys(platformGroups).find((group) => platformGroups[group]?.some((name) => name === platform));
}

function yearOf(isoDate: string): string {
  return isoDate.slice(0, 4);
}
