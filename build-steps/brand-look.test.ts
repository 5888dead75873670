import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseColour } from "../model/brand/colour.server.ts";
import { soundBrand } from "../model/reading/read-brand.server.ts";
import { fixtureSite } from "../tests/support/fixture-site.ts";
import { brandLook } from "./brand-look.ts";

const sheets = globSync("app/**/*.css").filter((file) => readFileSync(file, "utf8").includes("--brand("));

/** The sheets as a build with a brand makes them. */
async function lookOf(root: string): Promise<string> {
  const { transform } = brandLook({ root });
  if (typeof transform !== "function") throw new Error("the plugin transforms nothing");
  const context = { addWatchFile: () => undefined };
  const made = sheets.map(async (file) => {
    const sheet: unknown = await Reflect.apply(transform, context, [readFileSync(file, "utf8"), `/x/${file}`]);
    return typeof sheet === "object" && sheet && "code" in sheet ? String(sheet.code) : "";
  });
  return (await Promise.all(made)).join("\n");
}

/** Every colour that sheets give by value, as the browser's own notation. */
const colourValues = (css: string) =>
  [...css.matchAll(/oklch\((\d[^/)]*?)(?: \/[^)]*)?\)/g)].map(([, value = ""]) => value);

test("the theme of another brand has its colours, and not one of the project's own brand", async () => {
  const [own, other] = [soundBrand("."), soundBrand(fixtureSite)];
  const values = new Set(colourValues(await lookOf(fixtureSite)));
  for (const name of ["paper", "ink", "tang", "mari", "pitch", "orch"] as const) {
    expect(values).toContain(other.colours[name].css.slice(6, -1));
  }
  // Faults and the focus have the same colours in both, because neither brand has others.
  const shared = new Set(Object.values(other.colours).map(({ css }) => css));
  const owns = Object.values(own.colours).filter(({ css }) => !shared.has(css));
  expect(owns.filter(({ css }) => values.has(css.slice(6, -1)))).toEqual([]);
});

test("a tone keeps what it does not name: an opacity alone is the colour itself, seen through", async () => {
  expect(await lookOf(fixtureSite)).toMatch(/--color-line: oklch\(0\.24 0\.03 200 \/ 0\.16\)/);
  expect(await lookOf(fixtureSite)).not.toMatch(/--brand\(\w/);
});

test("no colour of the brand is written by value outside its folder", async () => {
  const hex = Object.values(soundBrand(".").colours).map((token) => token.hex);
  const sources = globSync("{app,model,server,shared,build-steps}/**/*.{ts,tsx,css}").filter(
    (file) => !/\.test\./.test(file),
  );
  const strays = sources.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const values = [...source.matchAll(/oklch\([\d. ]+\)|oklch\([\d. ]+\/[^)]*\)/g)].filter(
      ([value]) => !isExample(file, value),
    );
    return [...hex.filter((value) => source.includes(value) && !isExample(file, value)), ...values].map(
      (value) => `${file}: ${value}`,
    );
  });
  expect(strays).toEqual([]);
});

/** The model's messages show how a colour is written. */
const isExample = (file: string, value: string) => file.startsWith("model/brand/") && parseColour(value) !== undefined;
