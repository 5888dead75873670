import { escapePattern } from "#shared/escape-pattern.ts";
import { withoutCitations } from "./citations.server.ts";
import type { FactBook } from "./fact-book.server.ts";
import { isQuantity } from "./quantity.server.ts";

/** A figure that is typed where a citation belongs. */
export interface TypedCopy {
  /** As the text has it. */
  written: string;
  /** Offset in the text. */
  at: number;
  /** What is wrong and what to do. */
  reason: string;
}

const smallNumbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** No figure is longer, and a row of digits without end would be read again from each of them. */
const figure = String.raw`\d[\d,]{0,20}(?:\.\d{1,9})?`;

/**
 * Finds the figures of public facts that a text types: money and per cent of a fact's value, and any number before a
 * noun that a fact guards.
 */
export function copyFinder({ facts, soundValueOf }: FactBook, symbol: string): (text: string) => TypedCopy[] {
  const money = new Map<number, string[]>();
  const shares = new Map<number, string[]>();
  const guards = new Map<string, string[]>();
  for (const [id, fact] of facts) {
    if (!fact.public) continue;
    for (const guard of fact.guards ?? []) guards.set(guard.toLowerCase(), [id]);
    const value = soundValueOf(id);
    if (!value || !isQuantity(value) || value.unit === undefined) continue;
    const known = value.unit === "%" ? shares : "currency" in value.unit ? money : undefined;
    const isSpan = value.from !== value.to;
    for (const end of isSpan ? (["from", "to"] as const) : (["from"] as const))
      known?.set(value[end], [...(known.get(value[end]) ?? []), isSpan ? `${id}:${end}` : id]);
  }
  const pattern = patternOf(symbol, [...guards.keys()]);
  return (text) => {
    const copies: TypedCopy[] = [];
    for (const { 0: written, index: at, groups = {} } of withoutCitations(text).matchAll(pattern)) {
      const ids = groups.guard
        ? guards.get(groups.guard.toLowerCase().replace(/\s+/g, " "))
        : groups.share
          ? shares.get(numberFrom(groups.share))
          : money.get(numberFrom(groups.money ?? "") * sizeOf(groups.size));
      const citations = ids?.map((id) => `{{${id}}}`).join(" or ");
      if (citations) copies.push({ written, at, reason: `"${written}" is a fact's; write ${citations} in its place` });
    }
    return copies;
  };
}

function patternOf(symbol: string, guards: readonly string[]): RegExp {
  const nouns = guards.map((guard) => escapePattern(guard).replace(/ +/g, String.raw`\s+`)).join("|");
  const ways = [
    `${escapePattern(symbol)}\\s?(?<money>${figure})(?<size>k|m)?\\b`,
    `(?<share>${figure})\\s?(?:%|per cent\\b)`,
    ...(nouns ? [`\\b(?:${figure}|${smallNumbers.join("|")})\\s+(?<guard>${nouns})\\b`] : []),
  ];
  return new RegExp(ways.join("|"), "gi");
}

const numberFrom = (written: string) => Number(written.replaceAll(",", ""));
const sizeOf = (letter: string | undefined) => ({ k: 1000, m: 1_000_000 })[letter?.toLowerCase() ?? ""] ?? 1;
