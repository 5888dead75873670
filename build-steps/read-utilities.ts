import { selectorSpecificity } from "@csstools/selector-specificity";
import { Features, transform } from "lightningcss";
import postcss, { type AtRule, type Container, type Rule } from "postcss";
import parseSelectors, { type ClassName, type Selector } from "postcss-selector-parser";

/** A rule of one utility class. */
export interface Utility {
  className: string;
  /** What its selectors require besides the class: `:hover`, `::before`, a state of the group. */
  state: string;
  text: string;
  /** The at-rules around it, outermost first. */
  around: readonly string[];
  /** Its properties, named so that a shorthand's name is a prefix of its longhands'. */
  names: ReadonlySet<string>;
  /** Name of the layer for its specificity and media query. */
  sublayer: string;
}

type Weighed = Omit<Utility, "sublayer"> & { weight: string };

/**
 * Flattens a block of utilities into single rules and names the layers that preserve their cascade: one for each
 * specificity and, within it, for each run of rules in the same media query.
 */
export function readUtilities(layer: AtRule): { utilities: Utility[]; sublayers: string[] } {
  const { code } = transform({
    filename: "utilities.css",
    code: Buffer.from(layer.toString()),
    include: Features.Nesting,
    minify: true,
  });
  const found = rulesIn(postcss.parse(code.toString()).first as AtRule, []);
  const sublayers: string[] = [];
  const utilities: Utility[] = [];
  for (const wanted of [...new Set(found.map(({ weight }) => weight))].sort()) {
    let medium: string | undefined;
    for (const { weight, ...utility } of found) {
      if (weight !== wanted) continue;
      const next = utility.around.filter((words) => !words.startsWith("@supports")).join();
      if (next !== medium) sublayers.push(`u${sublayers.length.toString(36)}`);
      medium = next;
      utilities.push({ ...utility, sublayer: sublayers.at(-1) ?? "" });
    }
  }
  return { utilities, sublayers };
}

function rulesIn(container: Container, around: readonly string[]): Weighed[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (isRule(node)) return byClass(node, around);
    return isBlock(node) ? rulesIn(node, [...around, `@${node.name} ${node.params}`]) : [];
  });
}

const isRule = (node: { type: string }): node is Rule => node.type === "rule";
const isBlock = (node: { type: string }): node is AtRule => node.type === "atrule";

/** Splits a rule that the minifier merged, by the class that each selector names first. */
function byClass(rule: Rule, around: readonly string[]): Weighed[] {
  const names = new Set<string>();
  rule.walkDecls(({ prop }) => void names.add(hierarchical(prop)));
  const selectors = parseSelectors().astSync(rule.selector).nodes;
  const groups = Map.groupBy(selectors, (selector) => `${weightOf(selector)} ${classOf(selector)}`);
  return [...groups.values()].map((group) => ({
    className: classOf(group[0]),
    state: group.map(stateOf).join(),
    text: `${group.join(",")}{${rule.nodes.join(";")}}`,
    around,
    names,
    weight: weightOf(group[0]),
  }));
}

function firstClass(selector: Selector | undefined): ClassName | undefined {
  let first: ClassName | undefined;
  selector?.walkClasses((name) => {
    first = name;
    return false;
  });
  return first;
}

const classOf = (selector: Selector | undefined): string => firstClass(selector)?.value ?? "";

function stateOf(selector: Selector): string {
  const copy = selector.clone({}) as Selector;
  const name = firstClass(copy);
  if (name) name.value = "self";
  return String(copy);
}

const weightOf = (selector: Selector | undefined): string => {
  if (!selector) return "";
  const { a, b, c } = selectorSpecificity(selector);
  return [a, b, c].map((count) => String(count).padStart(2, "0")).join();
};

/** `margin-top` and `margin-block` meet in `margin-block-start`: physical sides are mapped to logical ones. */
function hierarchical(property: string): string {
  if (property.startsWith("--")) return property;
  return property
    .replace(/^-(webkit|moz)-/, "")
    .replace(/^(top|right|bottom|left)$/, "inset-$1")
    .replace(/\btop\b/, "block-start")
    .replace(/\bbottom\b/, "block-end")
    .replace(/\bleft\b/, "inline-start")
    .replace(/\bright\b/, "inline-end")
    .replace(/^border-(.+)-radius$/, "border-radius-$1")
    .replace(/^border-(block|inline)(-start|-end)?-(width|style|color)$/, "border-$3-$1$2")
    .replace(/^(row|column)-gap$/, "gap-$1")
    .replace(/^(align|justify)-(items|content|self)$/, "place-$2-$1")
    .replace(/^line-height$/, "font-line-height");
}
