/** What is counted: a currency by its three letters, per cent, or a noun in both numbers. */
export type Unit = { currency: string } | "%" | { one: string; many: string };

/** A figure with its unit, if it has one; both ends are equal unless it is a span. */
export interface Quantity {
  from: number;
  to: number;
  unit?: Unit | undefined;
  /** The noun that the figure is for one of: `week` of a price per week. */
  per?: string | undefined;
}

/** What a fact says: a quantity, a day as YYYY-MM-DD, or words. */
export type Value = Quantity | { day: string } | { words: string };

export function isQuantity(value: Value): value is Quantity {
  return "from" in value;
}

export const plain = (value: number): Quantity => ({ from: value, to: value });

/** Thrown for sums of unlike things; the message is for the author. */
export class UnitError extends Error {}

/** @throws UnitError unless both have the same unit */
export function add(left: Quantity, right: Quantity): Quantity {
  requireAlike(left, right);
  return { ...left, from: left.from + right.from, to: left.to + right.to };
}

/** @throws UnitError unless both have the same unit */
export function subtract(left: Quantity, right: Quantity): Quantity {
  requireAlike(left, right);
  return { ...left, from: left.from - right.to, to: left.to - right.from };
}

/**
 * A number, a share in per cent, or as many as one price is for: `£8,000 per week` times `14 weeks` is money.
 * @throws UnitError for any other pair, such as money times money
 */
export function multiply(left: Quantity, right: Quantity): Quantity {
  if (isBare(left) && !isBare(right)) return multiply(right, left);
  if (isBare(right) || isShare(right)) return scaled(left, right, isShare(right) ? 100 : 1);
  if (isShare(left)) return multiply(right, left);
  if (left.per && isNoun(right.unit, left.per)) return { ...scaled(left, right), per: undefined };
  if (right.per && isNoun(left.unit, right.per)) return { ...scaled(right, left), per: undefined };
  throw new UnitError(`${unitName(left)} times ${unitName(right)} cannot be calculated`);
}

/** @throws UnitError unless the divisor is a bare number or has the unit of the other */
export function divide(left: Quantity, right: Quantity): Quantity {
  if (right.from <= 0) throw new UnitError("something is divided by zero or less");
  const ends = { from: left.from / right.to, to: left.to / right.from };
  if (isBare(right)) return { ...left, ...ends };
  requireAlike(left, right);
  return ends;
}

export function sameUnit(left: Quantity, right: Quantity): boolean {
  return unitName(left) === unitName(right);
}

/** As messages name it: `GBP per week`, `%`, `weeks`, `a bare number`. */
export function unitName({ unit, per }: Quantity): string {
  if (!unit) return "a bare number";
  const name = unit === "%" ? unit : "currency" in unit ? unit.currency : unit.many;
  return per ? `${name} per ${per}` : name;
}

function requireAlike(left: Quantity, right: Quantity): void {
  if (!sameUnit(left, right)) throw new UnitError(`${unitName(left)} and ${unitName(right)} do not add up`);
}

function scaled(quantity: Quantity, by: Quantity, whole = 1): Quantity {
  const products = [quantity.from, quantity.to].flatMap((end) => [(end * by.from) / whole, (end * by.to) / whole]);
  return { ...quantity, from: Math.min(...products), to: Math.max(...products) };
}

const isBare = ({ unit }: Quantity) => unit === undefined;
const isShare = ({ unit }: Quantity) => unit === "%";

function isNoun(unit: Unit | undefined, noun: string): boolean {
  return typeof unit === "object" && "one" in unit && (unit.one === noun || unit.many === noun);
}
