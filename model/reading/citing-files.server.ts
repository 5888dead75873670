import { citeContent } from "../facts/cite-content.server.ts";
import type { Citing, FactBook } from "../facts/fact-book.server.ts";
import { copyFinder } from "../facts/typed-copies.server.ts";

/** A figure that may be typed although it is a fact's, and why. */
export interface Excuse {
  file: string;
  text: string;
  reason: string;
}

type Path = (string | number)[];
type Refuse = (path: Path, reason: string) => void;

/** Resolves what files cite, refuses what they type instead, and remembers which file cites what. */
export type CitingFiles = ReturnType<typeof citingFiles>;

export function citingFiles({
  book,
  symbol,
  excuses,
  today,
}: {
  book: FactBook;
  /** Of the site's currency. */
  symbol: string;
  excuses: readonly Excuse[];
  today: string;
}) {
  const findCopies = copyFinder(book, symbol);
  const citedIn = new Map<string, Set<string>>();
  const values = new Map<string, unknown>();

  function refuseCopies(file: string, value: unknown, refuse: Refuse, path: Path = []): void {
    if (typeof value === "string") {
      for (const { written, reason } of findCopies(value)) {
        if (!excuses.some((excuse) => excuse.file === file && excuse.text === written)) refuse(path, reason);
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [key, entry] of Object.entries(value))
        refuseCopies(file, entry, refuse, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }

  return {
    /** The files that cite each fact or field, or lead to its row of the ledger. */
    citedIn,
    /** What the files hold, as parsed. */
    values,
    resolve(file: string, value: unknown, refuse: Refuse): unknown {
      refuseCopies(file, value, refuse);
      values.set(file, value);
      const seen = (subject: string) => citedIn.set(subject, (citedIn.get(subject) ?? new Set()).add(file));
      rowsIn(value).forEach(seen);
      return citeContent(value, { book, citing: citingOf(file, value, today), refuse, seen });
    },
  };
}

/** The facts to whose rows of the ledger a value leads, by links in its texts or by a mark beside a figure. */
function rowsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string")
    return key === "proof" ? [value] : [...value.matchAll(/\/proof#([a-z0-9-]+)/g)].map(([, id = ""]) => id);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => rowsIn(entry, Array.isArray(value) ? key : name));
}

/** The day that a post or case records, as YYYY-MM-DD; everything else speaks today. */
export function recordDay(file: string, value: unknown): string | undefined {
  const field = file.startsWith("content/blog/") ? "date" : file.startsWith("content/cases/") ? "to" : undefined;
  const fields = field && typeof value === "object" && value !== null ? Object.entries(value) : [];
  const day: unknown = fields.find(([key]) => key === field)?.[1];
  return typeof day === "string" ? day : undefined;
}

function citingOf(file: string, value: unknown, today: string): Citing {
  const day = recordDay(file, value);
  return day !== undefined
    ? { day, isRecord: true, isCase: file.startsWith("content/cases/") }
    : { day: today, isRecord: false };
}
