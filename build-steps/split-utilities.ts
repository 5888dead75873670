import postcss, { type AtRule, type ChildNode } from "postcss";
import { readUtilities, type Utility } from "./read-utilities.ts";

export interface SplitSheet {
  /** The sheet without the utilities that only a few pages use. */
  shared: string;
  /** Each page's own utilities; to be loaded after the shared sheet. */
  own: ReadonlyMap<string, string>;
}

/**
 * Splits the utilities so that a page loads the shared ones and its own. The cascade stays that of one sheet: layers,
 * one per specificity and media query, keep their order. Order then matters only between rules of one layer that set the
 * same property; the later of these, where shared, is repeated in the page's own sheet.
 * @param sheet minified CSS with one `@layer utilities` block
 * @param pagesOf the pages that use a class, or undefined for one that belongs to the shared sheet
 */
export function splitUtilities(
  sheet: string,
  pagesOf: (className: string) => ReadonlySet<string> | undefined,
): SplitSheet {
  const root = postcss.parse(sheet);
  const layer = root.nodes.find((node): node is AtRule => isLayer(node, "utilities"));
  if (!layer) throw new Error("the shared sheet has no layer of utilities to divide");
  const { utilities, sublayers } = readUtilities(layer);
  const pages = new Set(utilities.flatMap(({ className }) => [...(pagesOf(className) ?? [])]));
  const shared = utilities.filter(({ className }) => !pagesOf(className));
  const order = sublayers.map((sublayer) => `${sublayer},${ownLayer(sublayer)}`).join(",");
  const words = print(shared, sublayers, (sublayer) => sublayer);
  layer.replaceWith(postcss.parse(`@layer utilities{@layer ${order};${words}}`).nodes);
  const ownOf = (page: string) => {
    const needed = (utility: Utility) => pagesOf(utility.className)?.has(page) ?? false;
    return `@layer utilities{${print(withLater(utilities, needed, pagesOf), sublayers, ownLayer)}}`;
  };
  return { shared: root.toString(), own: new Map([...pages].map((page) => [page, ownOf(page)])) };
}

/** Ordered above the shared layer: Vite may load a shared sheet again after the page's own, with a lazy chunk. */
const ownLayer = (sublayer: string) => `${sublayer}-page`;

const isLayer = (node: ChildNode, name: string) =>
  node.type === "atrule" && node.name === "layer" && node.params === name && node.nodes !== undefined;

/** The page's own utilities, and the shared ones that must follow one of them. */
function withLater(
  utilities: readonly Utility[],
  isOwn: (utility: Utility) => boolean,
  pagesOf: (className: string) => ReadonlySet<string> | undefined,
): Utility[] {
  const taken: Utility[] = [];
  for (const utility of utilities) {
    const isLater = () => taken.some((earlier) => mustPrecede(earlier, utility));
    if (isOwn(utility) || (!pagesOf(utility.className) && isLater())) taken.push(utility);
  }
  return taken;
}

/** Whether an element can have both, so that the later must win; a site test refuses two that set the same. */
const mustPrecede = (earlier: Utility, later: Utility): boolean =>
  earlier.sublayer === later.sublayer && !isOfOneKind(earlier, later) && haveInCommon(earlier.names, later.names);

/** Whether two utilities set exactly the same properties in the same state and media query: no element may have both. */
export const isOfOneKind = (one: Utility, other: Utility): boolean =>
  one.sublayer === other.sublayer && one.state === other.state && isEqual(one.names, other.names);

const isEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((name) => other.has(name));

const haveInCommon = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].some((one) => [...others].some((other) => meet(one, other)));

const meet = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

function print(utilities: readonly Utility[], sublayers: readonly string[], nameOf: (sublayer: string) => string) {
  return sublayers
    .map((sublayer) => {
      const inside = utilities.filter((utility) => utility.sublayer === sublayer);
      return inside.length === 0 ? "" : `@layer ${nameOf(sublayer)}{${nested(inside)}}`;
    })
    .join("");
}

/** Adjacent rules in the same at-rules share them. */
function nested(utilities: readonly Utility[]): string {
  let open: readonly string[] = [];
  let text = "";
  for (const utility of utilities) {
    if (utility.around.join() !== open.join())
      text += "}".repeat(open.length) + utility.around.map((words) => `${words}{`).join("");
    open = utility.around;
    text += utility.text;
  }
  return text + "}".repeat(open.length);
}
