import { add, divide, multiply, plain, type Quantity, subtract, UnitError } from "./quantity.server.ts";

/** Thrown for an expression that cannot be read or worked out; the message is for the author. */
export class ExpressionError extends Error {}

const token = /\s*(\{\{[^{}]*\}\}|\d+(?:\.\d+)?|[a-z][a-z-]*|[-+*/()%,])/y;

/**
 * Works out an expression over facts: `{{crew-week}} * 14 weeks + {{scout}}`, with brackets, shares such as `25%`, and
 * `round(sum, 500)` to the nearest 500.
 * @param quantityOf finds the value of a citation, without its braces
 * @throws ExpressionError naming what is wrong
 */
export function evaluate(source: string, quantityOf: (citation: string) => Quantity): Quantity {
  const tokens = tokensOf(source);
  const peek = () => tokens[0];
  const take = (wanted?: string) => {
    const next = tokens.shift();
    if (next === undefined || (wanted && next !== wanted))
      throw new ExpressionError(
        `expected ${wanted ?? "a figure"} ${next === undefined ? "at the end" : `before "${next}"`}`,
      );
    return next;
  };

  const sum = (): Quantity => {
    let left = product();
    while (peek() === "+" || peek() === "-") left = take() === "+" ? add(left, product()) : subtract(left, product());
    return left;
  };
  const product = (): Quantity => {
    let left = factor();
    while (peek() === "*" || peek() === "/") left = take() === "*" ? multiply(left, factor()) : divide(left, factor());
    return left;
  };
  const bracketed = () => {
    const inside = sum();
    take(")");
    return inside;
  };
  const rounded = () => {
    take("(");
    const inside = sum();
    take(",");
    const step = Number(take());
    take(")");
    const nearest = (end: number) => Math.round(end / step) * step;
    return { ...inside, from: nearest(inside.from), to: nearest(inside.to) };
  };
  const factor = (): Quantity => {
    const next = take();
    if (next === "(") return bracketed();
    if (next === "round") return rounded();
    if (next === "-") return multiply(plain(-1), factor());
    if (next.startsWith("{{")) return quantityOf(next.slice(2, -2).trim());
    if (!/^\d/.test(next)) throw new ExpressionError(`"${next}" is not a figure`);
    return withUnit(Number(next));
  };
  const withUnit = (value: number): Quantity => {
    const next = peek();
    if (next === "%") return { ...plain(value), unit: take() as "%" };
    if (next === undefined || !/^[a-z]/.test(next)) return plain(value);
    const noun = take();
    return { ...plain(value), unit: { one: noun.replace(/s$/, ""), many: noun } };
  };

  try {
    const result = sum();
    if (tokens.length > 0) throw new ExpressionError(`"${tokens[0]}" follows where the expression could end`);
    return result;
  } catch (error) {
    throw error instanceof UnitError ? new ExpressionError(error.message) : error;
  }
}

function tokensOf(source: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.trimEnd().length) {
    const at = token.lastIndex;
    const [, found] = token.exec(source) ?? [];
    if (found === undefined) throw new ExpressionError(`cannot be read from "${source.slice(at).trim()}" on`);
    tokens.push(found);
  }
  return tokens;
}
