import { nearestName } from "../fields/nearest-name.server.ts";
import { parseCitation } from "./citations.server.ts";
import { comingDay } from "./coming-day.server.ts";
import { ExpressionError, evaluate } from "./expression.server.ts";
import type { WrittenFact } from "./facts.server.ts";
import { isQuantity, plain, type Quantity, sameUnit, type Unit, unitName, type Value } from "./quantity.server.ts";

/** Thrown for a citation or value that cannot be worked out; the message is for the author. */
export class FactError extends Error {}

export interface FactSources {
  /** Facts by name, as their files have them. */
  facts: ReadonlyMap<string, WrittenFact>;
  /** The value of a field of other content, such as `cases/its-name.weeks`; undefined if it does not exist. */
  fieldOf: (subject: string) => Value | undefined;
  /** The day of the build as YYYY-MM-DD. */
  today: string;
  /** Whose bank holidays are not working days, such as GB. */
  country?: string | undefined;
}

/** The values of facts, each worked out when it is first asked for, since facts may cite each other in any order. */
export class FactValues {
  readonly #sources: FactSources;
  readonly #worked = new Map<string, Value | undefined>();

  constructor(sources: FactSources) {
    this.#sources = sources;
  }

  /**
   * What a fact, or a field of other content, says in a text of this day.
   * @throws FactError
   */
  on(subject: string, day: string): Value {
    try {
      return this.#find(subject, day);
    } catch (error) {
      if (error instanceof ExpressionError) throw new FactError(`"${subject}" cannot be worked out: ${error.message}`);
      throw error;
    }
  }

  #find(subject: string, day: string): Value {
    const fact = this.#sources.facts.get(subject);
    if (!fact) return this.#field(subject);
    if (fact.asOf <= day) return this.#current(subject, fact);
    const past = [...(fact.history ?? [])].sort((a, b) => b.asOf.localeCompare(a.asOf)).find(({ asOf }) => asOf <= day);
    if (past) return this.#read(past.value, fact);
    const remedy = "cite what was known then, or give the fact a history";
    throw new FactError(`"${subject}" was counted on ${fact.asOf}, after this text of ${day}; ${remedy}`);
  }

  #current(subject: string, fact: WrittenFact): Value {
    const known = this.#worked.get(subject);
    if (known) return known;
    if (this.#worked.has(subject)) throw new FactError(`"${subject}" is worked out from itself`);
    this.#worked.set(subject, undefined);
    try {
      const value = this.#read(fact.value, fact);
      if (fact.equals) requireEqual(subject, value, this.#quantityIn(fact.equals));
      this.#worked.set(subject, value);
      return value;
    } finally {
      if (!this.#worked.get(subject)) this.#worked.delete(subject);
    }
  }

  #field(subject: string): Value {
    const { facts, fieldOf } = this.#sources;
    const value = fieldOf(subject);
    if (value) return value;
    if (/[/.]/.test(subject))
      throw new FactError(`"${subject}" does not exist; a field is cited like cases/its-name.weeks`);
    throw new FactError(`there is no fact "${subject}"${nearestName(subject, [...facts.keys()])}`);
  }

  #read(written: WrittenFact["value"], { unit, per }: WrittenFact): Value {
    const measured = { unit: unitOf(unit), per };
    if (typeof written === "number") return { from: written, to: written, ...measured };
    if (typeof written !== "string")
      return "from" in written ? { ...written, ...measured } : { day: comingDay(written, this.#sources) };
    if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return { day: written };
    if (!written.includes("{{")) return { words: written };
    return declared(this.#quantityIn(written), measured);
  }

  #quantityIn(expression: string): Quantity {
    return evaluate(expression, (inside) => {
      const { subject, form, unknownForm } = parseCitation(inside);
      const value = this.on(subject, this.#sources.today);
      if (!isQuantity(value)) throw new FactError(`"${subject}" is not a figure to calculate with`);
      if (!form && !unknownForm) return value;
      if (form === "from" || form === "to") return { ...value, ...plain(value[form]) };
      throw new FactError(`"${inside}": only :from and :to mean something in an expression`);
    });
  }
}

/** A unit as content writes it: `GBP`, `%`, `weeks`, or both numbers of a noun. */
function unitOf(written: WrittenFact["unit"]): Unit | undefined {
  if (written === undefined || typeof written === "object" || written === "%") return written;
  if (/^[A-Z]{3}$/.test(written)) return { currency: written };
  return { one: written.replace(/s$/, ""), many: written };
}

function requireEqual(subject: string, value: Value, expected: Quantity): void {
  const isEqual = isQuantity(value) && value.from === expected.from && value.to === expected.to;
  if (isEqual && sameUnit(withoutPer(value), withoutPer(expected))) return;
  const ends = expected.from === expected.to ? expected.from : `${expected.from} to ${expected.to}`;
  throw new FactError(`"${subject}" does not equal what it is made of, which comes to ${ends} (${unitName(expected)})`);
}

/** A worked-out quantity in the unit that its fact declares, which has to be the one that comes out. */
function declared(quantity: Quantity, { unit, per }: { unit: Unit | undefined; per: string | undefined }): Quantity {
  const wanted = { ...quantity, unit: unit ?? quantity.unit, per };
  if (quantity.unit === undefined || sameUnit(withoutPer(quantity), withoutPer(wanted))) return wanted;
  throw new FactError(`comes out in ${unitName(quantity)}, not in ${unitName(wanted)}; fix the expression or its unit`);
}

const withoutPer = (quantity: Quantity): Quantity => ({ ...quantity, per: undefined });
