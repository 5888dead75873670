import type { Department } from "#shared/department.ts";
import type { Answers } from "./answers.ts";
import type { FixedJob, JobKind, PriceBook, Share } from "./price-book.ts";

/** What a brief is worked out against, besides the price book. */
export interface Calendar {
  /** YYYY-MM-DD */
  today: string;
  /** What each department can begin with, and when, where anybody knows. */
  starts: Readonly<Partial<Record<Department, readonly { people: number; start: string }[]>>>;
}

/** Who works how long. */
export interface Schedule {
  kind: JobKind;
  /** The job, if its price is fixed; its people and weeks then are, too. */
  fixed: FixedJob | undefined;
  /** People in the busiest week. */
  crew: number;
  /** People of the busiest week times weeks. */
  plan: Share;
  /** What the description needs beyond the plan. */
  beyond: number;
  /** Weeks that the work takes with the people that jobs of this size have. */
  needed: number;
  /** Weeks until the date that cannot move, if there is one. */
  available: number | null;
  /** The next start of so many people, or null if unknown. */
  earliest: string | null;
}

export function scheduleOf(answers: Answers, book: PriceBook, calendar: Calendar): Schedule {
  const kind = kindOf(answers, book);
  const fixed = kind.fixed?.find(({ id }) => id === answers.size);
  const { usual, work } = fixed ? workOf(fixed) : sizeOf(answers, kind);
  const crew = fixed?.crew ?? answers.crew ?? usual;
  const weeks = fixed?.weeks ?? answers.weeks;
  const plan = weeks
    ? { from: crew * weeks, to: crew * weeks }
    : { from: Math.max(work.from, crew), to: Math.max(work.to, crew) };
  const earliest = startOf(crew, calendar.starts[kind.department] ?? []);
  const start = laterOf(answers.start, earliest);
  return {
    kind,
    fixed,
    crew,
    plan,
    beyond: Math.max(0, work.from - plan.from),
    needed: weeks ?? Math.ceil(work.from / usual),
    available: answers.due ? Math.max(0, weeksBetween(start ?? calendar.today, answers.due)) : null,
    earliest,
  };
}

/** A tenth for each tenth of the time that is missing, at most four. */
export function missingTenths({ needed, available }: Schedule): number {
  if (available === null || available >= needed) return 0;
  return Math.min(4, Math.ceil((1 - available / needed) * 10 - 1e-9));
}

/** How many people are on the job in each week: some begin, all work, some hand over. */
export function peopleByWeek({ plan, beyond, crew, needed, available }: Schedule): number[] {
  const work = (plan.from + plan.to) / 2 + beyond;
  const wanted = Math.max(1, Math.ceil(work / crew));
  const weeks = Math.min(available === null ? wanted : Math.max(1, Math.min(wanted, available), needed * 0.6), 156);
  const most = Math.max(crew, Math.ceil(work / weeks));
  const ramp = Math.round(weeks * 0.15);
  return Array.from({ length: Math.ceil(weeks) }, (_, week) => {
    const fromEnd = Math.min(week, Math.ceil(weeks) - 1 - week);
    return fromEnd < ramp ? Math.max(1, Math.ceil((most * (fromEnd + 1)) / (ramp + 1))) : most;
  });
}

function kindOf({ kind }: Answers, { kinds }: PriceBook): JobKind {
  const found = kinds.find(({ id }) => id === kind) ?? kinds.at(-1);
  if (!found) throw new RangeError("a price book without kinds of jobs");
  return found;
}

function workOf({ crew, weeks }: FixedJob): { usual: number; work: Share } {
  return { usual: crew, work: { from: crew * weeks, to: crew * weeks } };
}

/** Of the given size; else anything from the smallest to the largest, with the people of the middle one. */
function sizeOf({ size }: Answers, { sizes }: JobKind): { usual: number; work: Share } {
  const said = sizes.find(({ id }) => id === size);
  const middle = said ?? sizes[Math.floor((sizes.length - 1) / 2)];
  return {
    usual: middle?.crew ?? 1,
    work: said?.work ?? { from: sizes[0]?.work.from ?? 0, to: sizes.at(-1)?.work.to ?? 0 },
  };
}

/** The first team that is large enough, else the last of all. */
function startOf(crew: number, teams: readonly { people: number; start: string }[]): string | null {
  const startsOf = (some: typeof teams) => some.map(({ start }) => start).sort();
  return startsOf(teams.filter(({ people }) => people >= crew))[0] ?? startsOf(teams).at(-1) ?? null;
}

function laterOf(asked: string | undefined, earliest: string | null): string | null {
  if (!asked) return earliest;
  return earliest && earliest > asked ? earliest : asked;
}

const weekLength = 7 * 24 * 60 * 60 * 1000;
const weeksBetween = (from: string, to: string) => Math.ceil((Date.parse(to) - Date.parse(from)) / weekLength);
