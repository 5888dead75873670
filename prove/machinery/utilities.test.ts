import postcss, { type AtRule, Rule } from "postcss";
import { expect, inject, test } from "vitest";
import { readUtilities, type Utility } from "../../build-steps/read-utilities.ts";
import { isOfOneKind } from "../../build-steps/split-utilities.ts";
import { fetchHtml, prerenderedPaths } from "../../tests/support/pages.ts";

const known = new Map<string, Promise<Utility[]>>();

/** The rules of a built sheet, by address; `@supports` only refines what precedes it. */
async function utilitiesOf(sheet: string): Promise<Utility[]> {
  const css = await (await fetch(inject("origin") + sheet)).text();
  const layers = postcss.parse(css).nodes.filter((node): node is AtRule => node.type === "atrule");
  return layers
    .filter(({ name, params, nodes }) => name === "layer" && params === "utilities" && nodes)
    .flatMap((layer) => readUtilities(layer).utilities)
    .filter(({ around }) => !around.some((words) => words.startsWith("@supports")));
}

test("no element has two utilities that set the same property in the same medium and state", async () => {
  const wrong = new Map<string, string>();
  for (const path of await prerenderedPaths()) {
    const { html } = await fetchHtml(path);
    const sheets = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*href="([^"#]+)/g)].map(([, href = ""]) => href);
    for (const sheet of sheets) if (!known.has(sheet)) known.set(sheet, utilitiesOf(sheet));
    const utilities = (await Promise.all(sheets.map((sheet) => known.get(sheet)))).flatMap((list = []) => list);
    const byClass = Map.groupBy(utilities, ({ className }) => className);
    for (const [, words = ""] of html.matchAll(/ class="([^"]+)"/g)) {
      const used = [...new Set(words.replaceAll("&amp;", "&").split(" "))].flatMap((word) => byClass.get(word) ?? []);
      for (const one of used)
        for (const other of used)
          if (one.className && one.className < other.className && isMediumSame(one, other) && isOfOneKind(one, other))
            wrong.set(`${one.className} and ${other.className}`, path);
    }
  }
  expect([...wrong]).toEqual([]);
});

const isMediumSame = (one: Utility, other: Utility) => one.around.join() === other.around.join();

const classesIn = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);

/** The classes of each selector of a page's own sheet that is not a utility, with those of the rules around it. */
async function selectorsOf(sheet: string): Promise<string[][]> {
  const root = postcss.parse(await (await fetch(inject("origin") + sheet)).text());
  const around = ({ parent }: postcss.Node): string[] =>
    parent ? [...(parent instanceof Rule ? classesIn(parent.selector) : []), ...around(parent as postcss.Node)] : [];
  const selectors: string[][] = [];
  root.walkAtRules("layer", (layer) => {
    if (layer.params !== "page") return;
    layer.walkRules((rule) => {
      for (const selector of rule.selectors) selectors.push([...classesIn(selector), ...around(rule)]);
    });
  });
  return selectors.filter(({ length }) => length > 0);
}

test("a page's own sheet styles no other page, because it stays in force on the pages that a visitor opens next", async () => {
  const pages = await Promise.all(
    (await prerenderedPaths()).map(async (path) => {
      const { html } = await fetchHtml(path);
      const sheets = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*href="([^"#]+)/g)].map(([, href = ""]) => href);
      const classes = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, words = ""]) => words.split(" ")));
      return { path, sheets, classes };
    }),
  );
  const wrong = new Set<string>();
  for (const sheet of new Set(pages.flatMap(({ sheets }) => sheets))) {
    const selectors = await selectorsOf(sheet);
    for (const { path, sheets, classes } of pages) {
      const found = sheets.includes(sheet)
        ? undefined
        : selectors.find((names) => names.every((name) => classes.has(name)));
      if (found) wrong.add(`${found.join(" ")} of ${sheet} on ${path}`);
    }
  }
  expect([...wrong]).toEqual([]);
});
