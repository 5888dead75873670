import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { ImageSource } from "#shared/image-address.ts";
import type { Fields } from "../fields/fields.server.ts";
import { nearestName } from "../fields/nearest-name.server.ts";
import { type NextPage, nextPage } from "../fields/next-page.server.ts";
import { former } from "./former-anchors.server.ts";

/** A band of a page, as its file says it; `shape` names the component that draws it. */
export interface BandWords {
  role: string;
  /** Undefined for a band that only its page has. */
  shape?: string | undefined;
  former?: string[] | undefined;
  [field: string]: unknown;
}

/** A page that is a list of bands. */
export interface PageOfBands {
  head: { title: string; description: string };
  /** The page that its end leads to; its picture is that page's own, unless it has another one here. */
  next?: NextPage | undefined;
  bands: BandWords[];
}

/** One that is a file alone, without code of its own. */
export interface ComposedPage extends PageOfBands {
  /** Of its file, without ending. */
  name: string;
  /** Its path below the base. */
  address: string;
  draft?: boolean | undefined;
  menu?: { place: MenuPlace; label: string } | undefined;
  picture?: ImageSource | undefined;
}

/** Where a page of bands may be linked: a column of the footer, or the second row of the menus. */
export const menuPlaces = ["services", "game-studio", "information", "more"] as const;
export type MenuPlace = (typeof menuPlaces)[number];

interface AboutShape {
  name: string;
  sentence: string;
  variants: Readonly<Record<string, { name: string; example?: Readonly<Record<string, unknown>> }>>;
}

type BandSchema = z.ZodObject<{ role: z.ZodType<string>; shape: z.ZodType; former: ReturnType<typeof former> }>;
type OwnBands = Readonly<Record<string, (f: Fields) => z.ZodRawShape>>;

const app = join(import.meta.dirname, "../../app");
/** The schema of each shape: `words` of `app/bands/<shape>/words.server.ts`. */
const shapeSchemas: Readonly<Record<string, (f: Fields) => BandSchema>> = await wordsIn("bands", "words");
/** The fields of the bands that only one page has: `bands` of `app/pages/<page>/words.server.ts`. */
const ownBands: Readonly<Record<string, OwnBands>> = await wordsIn("pages", "bands");

/** Words of each shape with which a new band begins: `example` of the same file. */
export const shapeExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = await wordsIn(
  "bands",
  "example",
);

/** What editors choose a shape by: its name, a sentence, and its variants with the fields that they need. */
export const aboutShapes: Readonly<Record<string, AboutShape>> = await wordsIn("bands", "about");

/** The names of the shapes, in alphabetical order. */
export const shapes: readonly string[] = Object.keys(shapeSchemas);

/** What the words of each folder of a room export under a name. */
async function wordsIn<Exported>(room: string, name: string): Promise<Record<string, Exported>> {
  const files = readdirSync(join(app, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(app, room, entry.name, "words.server.ts")))
    .map((entry) => entry.name)
    .sort();
  const read = files.map(async (folder) => {
    const words = await import(/* @vite-ignore */ pathToFileURL(join(app, room, folder, "words.server.ts")).href);
    return [folder, words[name]] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** The words of a page of bands that needs no code: `content/pages/<name>.yaml`. */
export const composedPage = (f: Fields) =>
  f.object({
    address: f.text("the page's address, such as /spring-offer; without it that of the file's name").optional(),
    draft: f.flag().optional(),
    menu: f
      .object({
        place: f.oneOf(
          menuPlaces,
          "the footer’s column with the link to this page, or more for the second row of the menus",
        ),
        label: f.text("the words of the link", { characters: 40 }),
      })
      .optional(),
    picture: f.picture("the picture that people see who are sent a link to the page").optional(),
    ...pageFields(f, {}),
  });

/**
 * The words of a page of the site: bands of the kit, and those that the folder of the page adds.
 * @param needed the band of its folder that the page cannot do without
 */
export const sitePage = (name: string, needed?: string) => (f: Fields) =>
  f.object(pageFields(f, ownBands[name] ?? {}, needed));

/** The bands of a page that each entry of a kind has; its head is the entry's. */
export const templatePage = (name: string) => (f: Fields) => f.object({ bands: bandList(f, ownBands[name] ?? {}) });

const pageFields = (f: Fields, own: OwnBands, needed?: string) => ({
  head: f.head(),
  next: nextPage(f),
  bands: bandList(f, own, needed).superRefine(expectOpening),
});

export const mostBands = 12;

/** The first band has the page's first heading: a band of its own, or a hero, of which there is no second. */
function expectOpening(bands: BandWords[], context: z.RefinementCtx): void {
  for (const [index, { shape }] of bands.entries()) {
    const message =
      index === 0
        ? shape !== undefined &&
          shape !== "hero" &&
          "opens the page, which needs a hero first; move or add one above it"
        : shape === "hero" && "is a second opening; a page has one hero, at its top: write another shape";
    if (message) context.addIssue({ code: "custom", path: [index, "shape"], message });
  }
}

/** The shapes' schemas, made once for all pages that are read with the same fields. */
const shapesOf = new WeakMap<Fields, BandSchema[]>();

function shapesFor(f: Fields): BandSchema[] {
  const made = shapesOf.get(f) ?? Object.values(shapeSchemas).map((words) => words(f));
  shapesOf.set(f, made);
  return made;
}

function bandList(f: Fields, own: OwnBands, needed?: string): z.ZodType<BandWords[]> {
  const ofPage = Object.entries(own).map(([role, fields]) =>
    f.object({ role: z.literal(role), shape: z.undefined().optional(), former: former(f), ...fields(f) }),
  );
  const [firstOwn, ...otherOwn] = ofPage;
  const [first, ...others] = shapesFor(f);
  if (!first) throw new Error("app/bands has no shapes");
  const kinds = firstOwn ? [...others, z.discriminatedUnion("role", [firstOwn, ...otherOwn])] : others;
  const band = z.discriminatedUnion("shape", [first, ...kinds], {
    error: ({ input }) => {
      const shape = (input as { shape?: unknown } | null)?.shape;
      const known = `write one of ${shapes.join(", ")}`;
      return shape === undefined
        ? `missing; ${known}`
        : `"${String(shape)}" is not a shape${nearestName(String(shape), shapes)}; ${known}`;
    },
  });
  const list = f.list(band, { min: 1, max: mostBands }).superRefine((bands, context) => {
    const names = bands.flatMap(({ role, former = [] }, index) =>
      [role, ...former].map((name, at) => ({ name, path: at ? [index, "former", at - 1] : [index, "role"] })),
    );
    const taken = new Set<unknown>();
    for (const { name, path } of names) {
      if (taken.has(name))
        context.addIssue({
          code: "custom",
          path,
          message: `"${String(name)}" is taken by another band of this page; write a name that only this band has`,
        });
      taken.add(name);
    }
    if (needed && !bands.some(({ role, shape }) => role === needed && shape === undefined))
      context.addIssue({ code: "custom", message: `this page needs the band "${needed}"; write it again` });
  });
  // Which fields a band has is known by its shape's component alone.
  return list as unknown as z.ZodType<BandWords[]>;
}
