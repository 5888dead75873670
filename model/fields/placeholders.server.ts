import { type Document, isMap, isScalar, type Node, type Pair, visit } from "yaml";

interface Placeholder {
  field: string;
  reason: string;
  /** Offset in the YAML, or line of the text below it. */
  at?: number;
  textLine?: number;
}

const remedy = "write it and take TODO away, or keep the line draft: true";

/** What `npm run new` left for the editor to fill in: text that starts with TODO, and values with such a comment. */
export function placeholders(document: Document.Parsed, body = ""): Placeholder[] {
  if (document.get("draft") === true) return [];
  const found: Placeholder[] = [];
  visit(document, {
    Node(_, node, ancestors) {
      const words = [isScalar(node) ? node.value : "", node.comment].find(isTodo);
      if (words === undefined) return;
      const said = String(words).trim().split("\n")[0];
      found.push({
        field: fieldOf(node, ancestors),
        reason: `still says "${said}"; ${remedy}`,
        at: node.range?.[0] ?? 0,
      });
    },
  });
  return [...found, ...inText(body)];
}

function isTodo(words: unknown): words is string {
  return typeof words === "string" && /^\s*TODO\b/.test(words);
}

/** The path to a value, as messages write it: `owning.title`. */
function fieldOf(node: Node, ancestors: readonly (Document | Node | Pair)[]): string {
  const way = [...ancestors, node];
  const names = way.flatMap((step, index) => {
    const parent = way[index - 1];
    if (parent && "items" in parent && Array.isArray(parent.items) && !isMap(parent)) {
      return [String(parent.items.indexOf(step as Node))];
    }
    return "key" in step && isScalar(step.key) ? [String(step.key.value)] : [];
  });
  return names.join(".");
}

function inText(body: string): Placeholder[] {
  let isCode = false;
  return body.split("\n").flatMap((line, index) => {
    if (/^ {0,3}(```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || !isTodo(line.replace(/^\[\^[^\]]+\]:/, ""))) return [];
    return [{ field: "body", reason: `still says "${line.trim().slice(0, 60)}"; ${remedy}`, textLine: index + 1 }];
  });
}
