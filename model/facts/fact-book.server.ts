import type { Citation } from "./citations.server.ts";
import { FactError, type FactSources, FactValues } from "./fact-values.server.ts";
import type { WrittenFact } from "./facts.server.ts";
import { formatValue, forms, type Manner, numberOf } from "./format-value.server.ts";
import type { Value } from "./quantity.server.ts";

/** A text that cites: its day as YYYY-MM-DD, and whether it records that day for good, as posts and cases do. */
export interface Citing {
  day: string;
  isRecord: boolean;
  /** A case may cite results that were counted after its own day. */
  isCase?: boolean;
}

/** All facts, and what each citation of them says. */
export type FactBook = ReturnType<typeof makeFactBook>;

export function makeFactBook({ manner, ...sources }: FactSources & { manner: Manner }) {
  const { facts, today } = sources;
  const values = new FactValues(sources);
  const page: Citing = { day: today, isRecord: false };
  const dayFor = (subject: string, { day, isCase = false }: Citing) => {
    const fact = facts.get(subject);
    return isCase && fact?.case !== undefined && fact.asOf > day ? fact.asOf : day;
  };
  const isExpired = ({ until }: WrittenFact) => until !== undefined && until < today;

  return {
    facts,
    isExpired,
    /** @throws FactError */
    currentOf: (id: string) => values.on(id, today),
    /** The same, undefined if it cannot be calculated. */
    soundValueOf(id: string): Value | undefined {
      try {
        return values.on(id, today);
      } catch (error) {
        if (error instanceof FactError) return undefined;
        throw error;
      }
    },
    /**
     * What a citation says in a text.
     * @throws FactError
     */
    cite({ subject, form, unknownForm }: Citation, citing: Citing = page): string {
      if (unknownForm)
        throw new FactError(`"${unknownForm}" is not a form of a citation; the forms are number, ${forms.join(", ")}`);
      const value = values.on(subject, dayFor(subject, citing));
      const fact = facts.get(subject);
      if (fact?.whenExpired && isExpired(fact) && !citing.isRecord) return fact.whenExpired;
      return formatValue(value, manner, form);
    },
    /**
     * The number in a field that takes one; `end` chooses one of a span.
     * @throws FactError for spans, days and words too
     */
    numberIn(subject: string, end?: "from" | "to", citing: Citing = page): number {
      const number = numberOf(values.on(subject, dayFor(subject, citing)), end);
      if (number === undefined) throw new FactError(`"${subject}" is not a single number`);
      return number;
    },
  };
}
