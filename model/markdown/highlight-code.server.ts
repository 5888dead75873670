import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { bundledLanguages } from "shiki/langs";
import { plainText, type RichNode, type RichText } from "#shared/rich-text.ts";
import { oncePerText } from "../once-per-text.server.ts";
import { codeLanguageOf, codeLanguages } from "./code-languages.server.ts";

/** Theme colours for which our style sheet has a class; the content policy would block a `style` attribute. */
const classes: Readonly<Record<string, string>> = {
  "var(--shiki-token-keyword)": "word",
  "var(--shiki-token-string)": "text",
  "var(--shiki-token-string-expression)": "text",
  "var(--shiki-token-comment)": "note",
};

const grammars = Object.entries(bundledLanguages).filter(([name]) => Object.hasOwn(codeLanguages, name));
const highlighter = await createHighlighterCore({
  themes: [createCssVariablesTheme()],
  langs: grammars.map(([, read]) => read),
  // Translating the grammars into JavaScript took a sixth of reading all content.
  // Development reads this module anew after each change, which is not a leak.
  warnings: false,
  engine: createOnigurumaEngine(import("shiki/wasm")),
});

/** Grammars try their patterns from every place of a line, so that time grows with its square; a line of 30 KB took 25 s. */
const longestLine = 200;
/** In one text. More code than anybody reads stays as it is. */
const mostSigns = 12_000;

/** Markdown with comments, strings and keywords marked in code, if its language is known. */
export function highlightCode(nodes: RichText): RichText {
  let signs = 0;
  return nodes.map((node) => {
    if (typeof node === "string" || node.tag !== "pre") return node;
    signs += plainText([node]).length;
    return signs > mostSigns ? node : { ...node, children: node.children?.map(highlighted) ?? [] };
  });
}

function highlighted(code: RichNode): RichNode {
  const lang = typeof code !== "string" && codeLanguageOf(code);
  if (!lang) return code;
  return { ...code, children: markedUp(`${lang}\n${plainText([code])}`) };
}

const markedUp = oncePerText((titled): RichText => {
  const at = titled.indexOf("\n");
  const lines = highlighter.codeToTokensBase(titled.slice(at + 1), {
    lang: titled.slice(0, at),
    theme: "css-variables",
    // Otherwise a busy machine, which needs half a second to warm up, leaves lines unmarked.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: longestLine,
  });
  return joinTexts(lines.flatMap((tokens, index) => [...(index > 0 ? ["\n"] : []), ...tokens.map(marked)]));
});

function marked({ content, color = "" }: { content: string; color?: string }): RichNode {
  const className = classes[color];
  return className ? { tag: "span", attrs: { className }, children: [content] } : content;
}

/** React writes a comment between adjacent texts. */
function joinTexts(nodes: RichText): RichText {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof last === "string" && typeof node === "string") joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
