import type { Department } from "#shared/department.ts";
import { replaceCitations } from "./citations.server.ts";
import type { FactBook } from "./fact-book.server.ts";
import { formatValue, type Manner } from "./format-value.server.ts";
import { isQuantity, unitName, type Value } from "./quantity.server.ts";
import type { Asked } from "./supplier-topics.server.ts";

/** A fact as the ledger shows it, with all citations resolved. */
export interface LedgerFact {
  id: string;
  /** The file that holds it. */
  file: string;
  /** Only these are shown on /proof. */
  isPublic: boolean;
  /** The claim in one sentence. */
  claim: string;
  /** The figure as visitors read it. */
  figure: string;
  /** The same for machines: a number, both ends of a span, a day or words. */
  value: number | { from: number; to: number } | string;
  unit: string | null;
  asOf: string;
  until: string | null;
  isExpired: boolean;
  source: string;
  /** The slug of the person who answers for it. */
  by: string | null;
  leavesOut: string | null;
  isSample: boolean;
  department: Department | null;
  /** What a supplier's form asks that it answers. */
  asked: Asked | null;
  /** Content files that cite it. */
  files: string[];
}

/** Every fact, in the order of the files. */
export function ledger(
  book: FactBook,
  manner: Manner,
  { citedIn, homes }: { citedIn: ReadonlyMap<string, ReadonlySet<string>>; homes: ReadonlyMap<string, string> },
): LedgerFact[] {
  const said = (text: string) => replaceCitations(text, (citation) => book.cite(citation));
  return [...book.facts].map(([id, fact]) => {
    const value = book.currentOf(id);
    return {
      id,
      file: homes.get(id) ?? "",
      isPublic: fact.public,
      claim: said(fact.says),
      figure: formatValue(value, manner, isQuantity(value) && value.from !== value.to ? "short" : undefined),
      ...forMachines(value),
      asOf: fact.asOf,
      until: fact.until ?? null,
      isExpired: book.isExpired(fact),
      source: said(fact.source),
      by: fact.by ?? null,
      leavesOut: fact.leavesOut ? said(fact.leavesOut) : null,
      isSample: fact.sample ?? false,
      department: fact.department ?? null,
      asked: fact.asked ?? null,
      files: [...(citedIn.get(id) ?? [])].sort(),
    };
  });
}

function forMachines(value: Value): Pick<LedgerFact, "value" | "unit"> {
  if (!isQuantity(value)) return { value: "day" in value ? value.day : value.words, unit: null };
  const { from, to } = value;
  return { value: from === to ? from : { from, to }, unit: value.unit ? unitName(value) : null };
}
