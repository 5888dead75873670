/** The parts of a parsed Markdown tree that this file reads. */
interface MarkdownNode {
  type: string;
  value?: string;
  identifier?: string;
  depth?: number;
  children?: readonly MarkdownNode[];
  position?: { start: { line: number; offset?: number }; end: { offset?: number } } | undefined;
}

export interface MarkdownFault {
  /** Counted from the first line of the text. */
  line: number;
  message: string;
}

/** Syntax that Markdown would print as is, because it means nothing here. */
const leftovers: [sign: RegExp, message: (found: string) => string][] = [
  [
    /!?\[[^\]\n]*\]\([^)\n]*\)?/,
    (found) => `${found} is no link or picture; its address cannot have spaces or brackets`,
  ],
  [/\[\^[^\]\n]+\]/, (found) => `the footnote ${found} has no text; write ${found}: and the text in a line of its own`],
  [/\*\*|__|~~/, (found) => `${found} has no partner; close it, put code between backticks, or write \\${found}`],
  [/`/, () => "a backtick has no partner; close the code with another"],
  [/(?<=^|[\s(“‘"'])[*_](?=[\p{L}\p{N}])/u, (found) => `${found} has no partner; close it, or write \\${found}`],
  [/^#{2,6}(?=\p{L})/u, (found) => `${found} needs a space after it to be a heading`],
];

/** What would be dropped or printed as syntax, although its author meant something by it. */
export function markdownFaults(root: MarkdownNode, source: string): MarkdownFault[] {
  const nodes = flatten(root);
  const called = new Set(nodes.filter(({ type }) => type === "footnoteReference").map(({ identifier }) => identifier));
  return nodes.flatMap((node) => {
    const line = node.position?.start.line ?? 1;
    const own = source.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === "text") return leftoverIn(own, line);
    const message = messageFor(node, own, called);
    return message ? [{ line, message }] : [];
  });
}

function messageFor(
  node: MarkdownNode,
  source: string,
  calledNotes: ReadonlySet<string | undefined>,
): string | undefined {
  if (node.type === "html") return htmlMessage(source);
  if (node.type === "code" && isOpen(source))
    return "the code that starts here has no end; close it with three backticks";
  if (node.type === "heading" && node.depth === 1)
    return "# is the title of the page; the parts of a text start with ##";
  if (node.type === "footnoteDefinition" && !calledNotes.has(node.identifier)) {
    return `nothing calls the footnote, so nobody sees it; write [^${node.identifier}] where it belongs`;
  }
  return undefined;
}

/** Comments are rightly dropped, and a closing tag was reported with its opening one. */
function htmlMessage(source: string): string | undefined {
  if (/^\s*(<!--[\s\S]*-->|<\/[^>]*>)\s*$/.test(source)) return undefined;
  const [first = ""] = source.split("\n");
  return `HTML such as ${first.slice(0, 40)} is not shown; write it in Markdown, or as code between backticks`;
}

function isOpen(source: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1];
  if (!fence) return false;
  const last = source.split("\n").slice(1).at(-1) ?? "";
  return !new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}\\s*$`).test(last);
}

function leftoverIn(source: string, line: number): MarkdownFault[] {
  // An escaped sign is intentional.
  const plain = source.replace(/\\[!-/:-@[-`{-~]/g, "  ");
  for (const [sign, message] of leftovers) {
    const found = sign.exec(plain);
    if (!found) continue;
    return [{ line: line + plain.slice(0, found.index).split("\n").length - 1, message: message(found[0]) }];
  }
  return [];
}

function flatten(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}
