import { columnsOf } from "./lost-words.server.ts";
import { flatten, type MarkdownFault, type MarkdownNode } from "./markdown-node.server.ts";
import { startProblem, unseen } from "./unseen-signs.server.ts";

type Sign = [sign: RegExp, message: (found: string) => string];

/** Syntax that Markdown would print as is, because it means nothing here. */
const leftovers: Sign[] = [
  [
    /!?\[[^\]\n]{0,300}\]\([^)\n]{0,300}\)?/,
    (found) => `${found} is not a link or picture; its address cannot have spaces or brackets`,
  ],
  [
    /\[\^[^\]\n]{1,300}\]/,
    (found) => `the footnote ${found} has no text; write ${found}: and the text in a line of its own`,
  ],
  [
    /(?<!\d)\*\*|\*\*(?!\d)|__|~~/,
    (found) => `${found} has no partner; close it, put code between backticks, or write \\${found}`,
  ],
  [/`/, () => "a backtick has no partner; close the code with another"],
  [/(?<=^|[\s(“‘"'])[*_](?=[\p{L}\p{N}])/u, (found) => `${found} has no partner; close it, or write \\${found}`],
  [/^#{2,6}(?=[\p{L}\p{N}])/u, (found) => `${found} needs a space after it to be a heading`],
  [
    /\[\[[^\]\n]{1,300}\]\]|\[[^\]\n]{1,300}\]\[[^\]\n]{0,300}\]/,
    (found) => `${found} is not a link, because it has no address; write [words](/address)`,
  ],
  [
    /(?<=^|[\s(])~[^\s~](?:[^~\n]{0,200}[^\s~])?~(?=$|[\s.,;:!?)])/,
    (found) => `${found} is not struck out; write two tildes on each side, or \\~`,
  ],
];

/** The same beside links and code, whose own signs are left out. */
const besideLinks: Sign[] = [
  [
    new RegExp(`\\[[^\\]\\n]{1,300}\\][\\s${unseen}]{1,9}\\((?:/|#|https?:|mailto:|tel:|www\\.)[^)\\n]{0,300}\\)`),
    (found) => `${found} is not a link; remove what is between ] and (`,
  ],
  [
    /\([^()\n]{1,300}\)\[(?:\/|#|https?:|mailto:|tel:|www\.)[^\]\n]{0,300}\]/,
    (found) => `${found} is not a link; put its words between [ and ] and its address between ( and )`,
  ],
];

/** What would be dropped or printed as syntax, although its author meant something by it. */
export function markdownFaults(root: MarkdownNode, source: string): MarkdownFault[] {
  const nodes = flatten(root);
  const names = { called: new Set<string | undefined>(), defined: new Set<string>() };
  for (const { type, identifier } of nodes) if (/Reference$/.test(type)) names.called.add(identifier);
  return nodes.flatMap((node) => {
    const line = node.position?.start.line ?? 1;
    const own = source.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === "text") return signIn(own, line, leftovers);
    if (/^(?:paragraph|heading|tableCell)$/.test(node.type))
      return [...blockFaults(node, own, line), ...signIn(withoutLinks(node, source), line, besideLinks)];
    if (node.type === "table") return rowFaults(node);
    if (node.type === "list" && node.ordered) return numberFaults(node, source);
    const message = nameMessage(node, own, names) ?? messageFor(node, own, source);
    return message ? [{ line, message }] : [];
  });
}

function blockFaults(node: MarkdownNode, own: string, line: number): MarkdownFault[] {
  if (node.type === "heading" && !own.startsWith("#")) {
    const message =
      "a row of - or = below a line makes it a heading; write ## before a heading, or an empty line between";
    return [{ line, message }];
  }
  if (node.type === "heading" && node.depth === 1)
    return [{ line, message: "# is the title of the page; the parts of a text start with ##" }];
  if (node.type !== "paragraph") return [];
  const lines = own.split("\n").map((each) => each.replace(/^[ \t>]*/, ""));
  return lines.flatMap((each, index) => {
    const message = startProblem(each, lines[index - 1] ?? "");
    return message ? [{ line: line + index, message }] : [];
  });
}

function messageFor(node: MarkdownNode, own: string, source: string): string | undefined {
  if (node.type === "html") return htmlMessage(own);
  if (node.type === "code") return codeMessage(node, own);
  const isEmphasis = node.type === "emphasis" || node.type === "strong";
  const around = [source[(node.position?.start.offset ?? 0) - 1] ?? "", source[node.position?.end.offset ?? 0] ?? ""];
  return isEmphasis && around.every((sign) => /[A-Za-z0-9]/.test(sign))
    ? "stars inside a word mean emphasis and are not shown; write \\* for a star"
    : undefined;
}

/** Addresses of links, and footnotes: those that nothing calls, and second ones, are not shown. */
function nameMessage(
  { type, identifier = "" }: MarkdownNode,
  own: string,
  { called, defined }: { called: ReadonlySet<string | undefined>; defined: Set<string> },
): string | undefined {
  if (type !== "definition" && type !== "footnoteDefinition") return undefined;
  const isSecond = defined.has(`${type} ${identifier}`);
  defined.add(`${type} ${identifier}`);
  const label = own.slice(0, own.indexOf("]:") + 2);
  if (isSecond) return `${label} is used twice, and only the first counts; give this one another name`;
  if (called.has(identifier)) return undefined;
  return type === "definition"
    ? `${label} is the address of a link that nothing uses, so it is not shown; write \\${label} to show it`
    : `nothing refers to this footnote, so it is not shown; write [^${identifier}] where it belongs`;
}

/** Comments are rightly dropped, and a closing tag was reported with its opening one. */
function htmlMessage(own: string): string | undefined {
  const trimmed = own.trim();
  if (trimmed.startsWith("<!--") && trimmed.indexOf("-->") === trimmed.length - 3) return undefined;
  if (/^<\/[^<>]*>$/.test(trimmed)) return undefined;
  const [first = ""] = own.split("\n");
  return `HTML such as ${first.slice(0, 40)} is not shown; write it in Markdown, or as code between backticks`;
}

function codeMessage({ meta }: MarkdownNode, own: string): string | undefined {
  const fence = /^(`{3,}|~{3,})/.exec(own)?.[1];
  if (!fence)
    return "four blanks or a tab at its start make this line code; take them away, or put code between lines of three backticks";
  const lines = own.split("\n");
  const closing = (lines.length > 1 ? (lines.at(-1) ?? "") : "").replace(/^[\s>]*/, "").trimEnd();
  if (closing.length < fence.length || closing !== fence.charAt(0).repeat(closing.length))
    return "the code that starts here has no end; close it with three backticks";
  return meta ? `"${meta}" behind the language is not shown; take it away, or write it above the code` : undefined;
}

/** A row with more cells than its table has columns loses them. */
function rowFaults(table: MarkdownNode): MarkdownFault[] {
  const columns = columnsOf(table);
  return (table.children ?? []).flatMap((row) => {
    const cells = row.children?.length ?? 0;
    if (cells <= columns) return [];
    const message = `this row has ${cells} cells and its table ${columns} columns, so the last is not shown; write \\| for a sign | within a cell`;
    return [{ line: row.position?.start.line ?? 1, message }];
  });
}

/** A list counts on from its first number, whatever the others are; all the same is a custom. */
function numberFaults(list: MarkdownNode, source: string): MarkdownFault[] {
  const first = list.start ?? 1;
  const items = (list.children ?? []).map(({ position }) => ({
    line: position?.start.line ?? 1,
    number: Number.parseInt(source.slice(position?.start.offset), 10),
  }));
  if (items.every(({ number }) => number === first)) return [];
  const at = items.findIndex(({ number }, index) => number !== first + index);
  const wrong = items[at];
  if (!wrong) return [];
  return [
    {
      line: wrong.line,
      message: `this item is shown as ${first + at}; number the list in order, or escape: ${wrong.number}\\.`,
    },
  ];
}

/** A block's text with blanks in place of code, links and pictures. */
function withoutLinks(block: MarkdownNode, source: string): string {
  const from = block.position?.start.offset ?? 0;
  let text = source.slice(from, block.position?.end.offset);
  for (const { type, position } of flatten(block).slice(1)) {
    const [start, end] = [(position?.start.offset ?? 0) - from, (position?.end.offset ?? 0) - from];
    const isAddress = type === "link" && !/[[<]/.test(text.charAt(start));
    if (isAddress || !/^(?:inlineCode|html|link|image|linkReference|imageReference|footnoteReference)$/.test(type))
      continue;
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, "\u0000") + text.slice(end);
  }
  return text;
}

function signIn(source: string, line: number, signs: readonly Sign[]): MarkdownFault[] {
  // An escaped sign is intentional.
  const plain = source.replace(/\\[!-/:-@[-`{-~]/g, "  ");
  for (const [sign, message] of signs) {
    const found = sign.exec(plain);
    if (!found) continue;
    return [{ line: line + plain.slice(0, found.index).split("\n").length - 1, message: message(found[0]) }];
  }
  return [];
}
