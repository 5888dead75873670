import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import parseSelectors from "postcss-selector-parser";
import { __unstable__loadDesignSystem as loadTheme } from "tailwindcss";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const below = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ file: join(folder, name), source: readFileSync(join(folder, name), "utf8") }));

const theme = await loadTheme(readFileSync("app/app.css", "utf8"), {
  base: ".",
  async loadStylesheet(id, base) {
    const path = id.startsWith(".") ? join("app", id) : join("node_modules", id);
    return { path, base, content: readFileSync(path, "utf8") };
  },
});

/** Classes that a sheet styles, and names that others refer to. */
const styled = new Set(["group", "peer"]);
for (const { source } of below("app", ".css"))
  postcss.parse(source).walkRules((rule) => {
    // Of nested rules too, whose selectors may begin with a combinator.
    parseSelectors((root) => root.walkClasses(({ value }) => void styled.add(value))).processSync(rule.selector);
  });

interface Word {
  word: string;
  /** `app/bands/cards/cards.tsx:12` */
  place: string;
}

/** The words of a component's strings that are class lists: all of `className`, and others in which a word is a utility with a dash. */
function classWords({ file, source }: { file: string; source: string }): Word[] {
  const found: Word[] = [];
  const take = (text: string, start: number, isInClassName: boolean) => {
    const words = text.split(/\s+/).filter(Boolean);
    if (!isInClassName && !words.some((word) => word.includes("-") && isUtility(word))) return;
    const line = source.slice(0, start).split("\n").length;
    found.push(...words.map((word) => ({ word, place: `${file}:${line}` })));
  };
  visit(parseSync(file, source).program, false);
  return found;

  function visit(node: unknown, isInClassName: boolean): void {
    if (Array.isArray(node)) for (const child of node) visit(child, isInClassName);
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const { type, start, value, name } = node as {
      type: string;
      start: number;
      value?: unknown;
      name?: { name?: string };
    };
    if (
      type === "ImportDeclaration" ||
      (type === "ExportNamedDeclaration" && !("declaration" in node && node.declaration))
    )
      return;
    if (type === "Literal" && typeof value === "string") take(value, start, isInClassName);
    if (type === "TemplateElement") take((value as { raw: string }).raw, start, isInClassName);
    // What code compares or looks up is not a class.
    if (type === "BinaryExpression" || type === "MemberExpression") return;
    const isInside = type === "JSXAttribute" ? name?.name === "className" : isInClassName;
    for (const child of Object.values(node)) visit(child, isInside);
  }
}

const isUtility = (word: string) => theme.candidatesToCss([word])[0] !== null;
const components = below("app", ".tsx").map((component) => ({ ...component, words: classWords(component) }));
const wordsBelow = (...folders: string[]) =>
  components.filter(({ file }) => folders.some((folder) => file.startsWith(folder))).flatMap(({ words }) => words);
const told = (words: readonly Word[]) => words.map(({ place, word }) => `${place}: ${word}`);

test("every class that a component names is a utility of the theme or styled by a sheet", () => {
  const unknown = wordsBelow("app").filter(({ word }) => !styled.has(word.split("/")[0] ?? "") && !isUtility(word));
  expect(told(unknown)).toEqual([]);
});

test("the kit's shapes use the theme alone, without a value in brackets", () => {
  expect(told(wordsBelow("app/bands").filter(({ word }) => word.includes("[")))).toEqual([]);
});

/** In 4 px: the distances of the kit. What overlaps by a negative margin is drawn to fit. */
const steps = new Set(["0", "1", "2", "3", "4", "6", "8", "12", "16", "24", "32", "48"]);
const distances = new Set([
  "p",
  "m",
  "gap",
  "gap-x",
  "gap-y",
  ...["x", "y", "s", "e", "t", "b"].flatMap((side) => [`p${side}`, `m${side}`]),
]);

test("the distances of shapes and pages of bands are steps of the kit", () => {
  const odd = wordsBelow("app/bands", "app/pages").filter(({ word }) =>
    theme.parseCandidate(word).some((candidate) => {
      if (candidate.kind !== "functional" || !distances.has(candidate.root)) return false;
      return (
        candidate.value?.kind === "named" &&
        !Number.isNaN(Number(candidate.value.value)) &&
        !steps.has(candidate.value.value)
      );
    }),
  );
  expect(told(odd)).toEqual([]);
});
