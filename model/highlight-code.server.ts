import type { RichNode, RichText } from "#shared/rich-text.ts";

interface Language {
  name: string;
  /** What starts a comment that ends with its line. */
  comment?: string;
  keywords?: string;
}

const languages: Record<string, Language> = {
  bash: { name: "Shell", comment: "#", keywords: "if then fi for in do done while case esac echo exit" },
  csharp: {
    name: "C#",
    comment: "//",
    keywords:
      "abstract base bool break case char class const else enum false float foreach if in int internal is new null out private public readonly ref return static string struct this throw true using var void while",
  },
  gdscript: {
    name: "GDScript",
    comment: "#",
    keywords:
      "and class const elif else extends false for func if in match not null or pass return self true var while",
  },
  ini: { name: "Settings", comment: "[#;]" },
  json: { name: "JSON", keywords: "true false null" },
  python: {
    name: "Python",
    comment: "#",
    keywords:
      "and as assert break class continue def elif else except False finally for from if import in is lambda None not or pass raise return True try while with yield",
  },
  rust: {
    name: "Rust",
    comment: "//",
    keywords:
      "as async await const else enum false fn for if impl in let loop match mod move mut pub ref return self struct trait true use where while",
  },
  sql: {
    name: "SQL",
    comment: "--",
    keywords:
      "and as asc begin between by case commit count create delete desc distinct else end extract from group having in insert interval into is join left limit not null on or order over partition select set table then update values when where with",
  },
  text: { name: "Text" },
  ts: {
    name: "TypeScript",
    comment: "//",
    keywords:
      "as async await boolean break case class const continue default else export extends false for from function if import in interface let new null number of return string switch throw true type typeof undefined void while",
  },
  yaml: { name: "YAML", comment: "#", keywords: "true false null" },
};

/** What visitors read as the name of a code block's language. */
export function languageName(language: string): string {
  return languages[language]?.name ?? languages.text!.name;
}

/** Code as text with comments, strings and keywords marked; a language that we do not know stays plain. */
export function highlightCode(code: string, language: string): RichText {
  const { comment, keywords } = languages[language] ?? {};
  if (!comment && !keywords) return [code];
  const words = new Set(keywords?.split(" "));
  // A hash or a dash pair inside a word is no comment, so one must follow a space or start its line.
  const marks = new RegExp(
    [comment && `(?<note>(?<=^|\\s)${comment}.*$)`, `(?<text>"[^"\\n]*"|'[^'\\n]*')`, `(?<word>[A-Za-z_]+)`]
      .filter(Boolean)
      .join("|"),
    "gm",
  );
  const nodes: RichNode[] = [];
  let end = 0;
  for (const match of code.matchAll(marks)) {
    const kind = match.groups?.note ? "note" : match.groups?.text ? "text" : "word";
    if (kind === "word" && !words.has(match[0])) continue;
    nodes.push(code.slice(end, match.index), { tag: "span", attrs: { className: kind }, children: [match[0]] });
    end = match.index + match[0].length;
  }
  return [...nodes, code.slice(end)].filter((node) => node !== "");
}
