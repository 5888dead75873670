import postcss, { type AtRule, type ChildNode } from "postcss";
import { readUtilities, type Utility } from "./read-utilities.ts";

export interface SplitSheet {
  /** The sheet without the utilities that only a few pages use. */
  shared: string;
  /** The utilities of the page itself, by page; to be loaded after the shared sheet. */
  own: ReadonlyMap<string, string>;
}

/**
 * Divides the sheet of utilities, so that a page loads what many pages use and what it uses itself. The cascade stays as
 * in one sheet: a layer for each specificity and medium, in their order, leaves only rules of one layer that meet in a
 * property, and of those the later one is told again in the page's own sheet.
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

/** Above the shared one: a sheet may be told again after the page's own, as lazy parts make Vite do. */
const ownLayer = (sublayer: string) => `${sublayer}p`;

const isLayer = (node: ChildNode, name: string) =>
  node.type === "atrule" && node.name === "layer" && node.params === name && node.nodes !== undefined;

/** The page's own and the shared ones that have to come after one of them. */
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

/** Whether an element can have both at once, so that the later one has to win; two of one kind are refused by a test of the site. */
const mustPrecede = (earlier: Utility, later: Utility): boolean =>
  earlier.sublayer === later.sublayer && !isOfOneKind(earlier, later) && haveInCommon(earlier.names, later.names);

/** Whether two utilities set the very same properties in the same state and medium: no element may have both. */
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

/** Neighbours in the same at-rules share them. */
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
