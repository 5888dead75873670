import type { RichNode } from "#shared/rich-text.ts";

/** The display name of a code block's language, by its fence. */
export const codeLanguages: Readonly<Record<string, string>> = {
  bash: "Shell",
  csharp: "C#",
  gdscript: "GDScript",
  ini: "Settings",
  json: "JSON",
  python: "Python",
  rust: "Rust",
  sql: "SQL",
  ts: "TypeScript",
  yaml: "YAML",
};

/** The language named by the fence around a `code` element, if known. */
export function codeLanguageOf({ attrs }: Exclude<RichNode, string>): string | undefined {
  const named = /language-(\S+)/.exec(attrs?.className ?? "")?.[1];
  return named && Object.hasOwn(codeLanguages, named) ? named : undefined;
}
