import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { z } from "zod";
import { hexOf, parseColour } from "../../model/brand/colour.server.ts";
import { nearestName } from "../../model/fields/nearest-name.server.ts";
import { placeFields } from "../../model/fields/place-fields.server.ts";
import { plainFields } from "../../model/fields/plain-fields.server.ts";
import { fixedPaths } from "../../model/pages/site-paths.server.ts";
import type { ContentProblem } from "../../model/reading/content-error.server.ts";
import { readChecked } from "../../model/reading/read-checked.server.ts";

const f = { ...plainFields, ...placeFields };

/** The services that have pages, by the last part of their address. */
export const servicePages = [
  "game-development-studio",
  "it-and-dev-consultancy",
  "sports-and-data-solutions",
  "research-and-development-innovation-ai-labs",
  "web3-game-development",
  "game-localization",
] as const;

/** The palette's places for a department's colour. */
export const departmentPlaces = ["tang", "mari", "pitch", "orch"] as const;

const like = (pattern: RegExp, hint: string) =>
  f.text(hint).regex(pattern, { error: ({ input }) => `is "${input}"; write ${hint}` });
const colour = () => like(/^(#[0-9a-f]{6}|oklch\(.+\))$/i, "a colour such as #0f766e, in quotes");

const department = f.object({
  name: f.text("the department's name, such as Games"),
  colour: colour(),
  service: f
    .text(`the page of what it does: one of ${servicePages.join(", ")}`)
    .transform((value) => value.replace(/^\//, ""))
    .pipe(f.oneOf(servicePages, `one of ${servicePages.join(", ")}`)),
});

const page = f
  .text("the address of a page, such as /shop")
  .transform((value) => (value.startsWith("/") ? value : `/${value}`))
  .refine((path) => (fixedPaths as readonly string[]).includes(path), {
    error: ({ input }) => `there is no page at ${input}${nearestName(String(input), fixedPaths)}`,
  });

/** Its sign may be left out: it is then the one that the currency is usually written with. */
const currency = z.preprocess(
  (value) =>
    typeof value === "string"
      ? withSign(value)
      : isObject(value) && !("symbol" in value)
        ? withSign(value.code)
        : value,
  f.object({
    symbol: f.text("a sign such as €"),
    code: like(/^[A-Z]{3}$/, "three letters such as EUR"),
  }),
);

function withSign(written: unknown): object {
  const [code = "", symbol] = String(written).trim().split(/\s+/);
  return { code: code.toUpperCase(), symbol: symbol ?? signOf(code) };
}

function signOf(code: string): string {
  if (!/^[a-z]{3}$/i.test(code)) return code;
  const format = new Intl.NumberFormat("en", { style: "currency", currency: code, currencyDisplay: "narrowSymbol" });
  return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? code;
}

const answerFields = {
  name: f.text("the name of the company as visitors know it"),
  legalName: f.text("the registered name"),
  legalLine: f.text("the whole sentence that the law wants at the foot of each page"),
  origin: like(/^https:\/\/[^/\s?#]+$/, "the public address: https:// and host, without a slash at the end"),
  locale: like(
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/,
    "how dates and figures are written, such as en-IE",
  ).optional(),
  country: like(/^[A-Z]{2}$/, "two letters such as DE"),
  timeZone: f.timeZone(),
  currency,
  phone: like(/^(?:\P{Nd}*\p{Nd}){5,20}\P{Nd}*$/u, "the switchboard's number, such as +49 421 496010"),
  emails: f.object({
    hello: f.email(),
    press: f.email().optional(),
    security: f.email().optional(),
    privacy: f.email().optional(),
    publishing: f.email().optional(),
  }),
  colours: f
    .object({
      paper: colour().optional(),
      ink: colour().optional(),
      tang: colour().optional(),
      mari: colour().optional(),
      pitch: colour().optional(),
      orch: colour().optional(),
    })
    .optional(),
  logo: f.text("the path of an SVG file, from the folder of this file").optional(),
  mark: f.text("the path of a square SVG file for icons, from the folder of this file").optional(),
  city: f.text("the town of the main office").optional(),
  departments: f.list(department, { max: 4 }),
  pages: f.list(page, { min: 0 }).optional(),
};

/** Each answer by itself, for those who are asked one after the other. */
export const someAnswersSchema = f.object(answerFields).partial();

/** What `npm run adopt` has to know. `name` may come from the command line instead. */
export const answersSchema = f.object(answerFields).superRefine(({ colours = {}, departments }, context) => {
  const given = departmentPlaces.filter((place) => colours[place]);
  const refuse = (place: string, message: string) =>
    context.addIssue({ code: "custom", path: ["colours", place], message });
  for (const place of given) {
    const same = departments.find(({ colour }) => hexOfWritten(colour) === hexOfWritten(colours[place] ?? ""));
    if (same)
      refuse(place, `is the colour of the department ${same.name}, which finds its place by itself; leave it out here`);
  }
  const free = departmentPlaces.length - given.length;
  if (given[0] && free < departments.length)
    refuse(
      given[0],
      `with ${given.join(", ")} given, ${free} of four places are left for ${departments.length} departments; leave out as many as there are departments`,
    );
});

function hexOfWritten(written: string): string {
  const colour = parseColour(written);
  return colour ? hexOf(colour) : written;
}

export type Answers = z.infer<typeof answersSchema>;

/**
 * Reads answers from a YAML file; paths in it become absolute.
 * @returns the problems instead, each naming file and key
 */
export function readAnswers(file: string, name: string | undefined): Answers | ContentProblem[] {
  const problems: ContentProblem[] = [];
  const schema = z.preprocess((value) => (name && isObject(value) ? { name, ...value } : value), answersSchema);
  const answers = readChecked(dirname(file), basename(file), schema, problems);
  if (!answers || problems.length > 0) return problems;
  for (const key of ["logo", "mark"] as const) {
    const path = answers[key] && resolve(dirname(file), answers[key]);
    if (!path) continue;
    if (isReadable(path)) answers[key] = path;
    else problems.push({ file: basename(file), field: key, reason: `there is no file ${path}` });
  }
  return problems.length > 0 ? problems : answers;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isReadable(path: string): boolean {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
}
