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

test("the theme has at most ten type roles, six shadows, five radii and three durations", () => {
  const count = (token: string) => [...theme.matchAll(new RegExp(`^ {2}--${token}-[a-z0-9]+: `, "gm"))].length;
  expect(count("text")).toBeLessThanOrEqual(10);
  expect(count("shadow")).toBeLessThanOrEqual(6);
  expect(count("radius")).toBeLessThanOrEqual(5);
  expect(count("transition-duration")).toBeLessThanOrEqual(3);
});

test("utilities say start and end, never left and right, so that a page can be mirrored", () => {
  const physical =
    /^-?((m|p|scroll-m|scroll-p|border-|rounded-[tb]?)[lr]-|(left|right)-|text-(left|right)$|float-(left|right)$|(border|rounded)-[lr]$)/;
  const strays = components.flatMap((component) =>
    classesOf(component)
      .filter((name) => physical.test(name.split(":").at(-1) ?? ""))
      .map((name) => `${component.file}: ${name}`),
  );
  expect(strays).toEqual([]);
});

test("a value outside the theme is rare: brackets in a page's folder, by its median and in variants", () => {
  const folders = new Map<string, string[]>();
  for (const component of components) {
    const [, folder = ""] = /^app\/routes\/([^/]+)\//.exec(component.file) ?? [];
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), ...classesOf(component)]);
  }
  const counts = [...folders.values()]
    .map((names) => names.filter((name) => /-\[/.test(name)).length)
    .sort((a, b) => a - b);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(10);
  const variants = [...folders].map(([folder, names]) => [
    folder,
    new Set(names.filter((name) => /\]:/.test(name))).size,
  ]);
  expect(variants.filter(([, count]) => Number(count) > 5)).toEqual([]);
  const important = components.flatMap(classesOf).filter((name) => /!$|:!|^!/.test(name) && !/print:/.test(name));
  expect(important).toEqual([]);
});

test("no class string is longer than 160 characters: what is longer is a mark, a utility or parts with names", () => {
  const isDrawn = (text: string) => /^M-?[\d.]+[ ,]/.test(text);
  const long = components.flatMap(({ file, source }) =>
    [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)]
      .map(([, plain, filled]) => (plain ?? filled ?? "").replace(/\$\{[^}]*\}/g, " ").replace(/\s+/g, " "))
      .filter((text) => text.trim().length > 160 && !isDrawn(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(long).toEqual([]);
});

test("style and app stay within their lines, and sheets name sides by the way of the text", () => {
  const lines = (sources: { source: string }[]) =>
    sources.reduce((sum, { source }) => sum + source.split("\n").length - 1, 0);
  const isPlayed = ({ file }: { file: string }) => /^app\/(play|instruments)\//.test(file);
  expect(lines(sheets.filter((sheet) => !isPlayed(sheet)))).toBeLessThanOrEqual(2500);
  expect(lines(sheets.filter(isPlayed))).toBeLessThanOrEqual(1500);
  const sources = below("app", /(?<!\.test)\.(ts|tsx|css)$/).filter((source) => !isPlayed(source));
  expect(lines(sources)).toBeLessThanOrEqual(34_600);
  const physical =
    /\b(margin|padding|border)-(left|right)\b|^\s*(left|right):|text-align: (left|right)|float: (left|right)/m;
  expect(sheets.filter(({ source }) => physical.test(source)).map(({ file }) => file)).toEqual([]);
});
