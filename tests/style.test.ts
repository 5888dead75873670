import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";

const below = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, source: readFileSync(file, "utf8") }));

const sheets = below("app", /\.css$/);
const components = below("app", /\.tsx$/);
const theme = readFileSync("app/app.css", "utf8");

/** The text of class attributes, without interpolations. */
const classLists = ({ source }: { source: string }) =>
  [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(([, plain, filled]) =>
    (plain ?? filled ?? "").replace(/\$\{[^}]*\}/g, " "),
  );
const classesOf = (component: { source: string }) =>
  classLists(component).flatMap((list) => list.split(/\s+/).filter(Boolean));

/** The selectors that the theme makes of names. */
async function rulesOf(names: string[]): Promise<Set<string>> {
  const loadStylesheet = async (id: string, base: string) => {
    const path = id.startsWith(".") ? join("app", id) : join("node_modules", id);
    return { path, base, content: readFileSync(path, "utf8") };
  };
  const { build } = await compile(theme, { base: ".", loadStylesheet });
  return new Set(
    [...build(names).matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")),
  );
}

test("every class that a component names is a utility of the theme or styled by a sheet", async () => {
  const isMarker = (name: string) => /^(group|peer)(\/\w+)?$/.test(name);
  const styled = new Set([
    ...sheets.flatMap(({ source }) => [...source.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)),
  ]);
  const unknown = new Map<string, string>();
  for (const component of components) {
    for (const name of classesOf(component))
      if (!styled.has(name) && !isMarker(name)) unknown.set(name, component.file);
  }
  const made = await rulesOf([...unknown.keys()]);
  expect([...unknown].filter(([name]) => !made.has(name)).map(([name, file]) => `${file}: ${name}`)).toEqual([]);
});
