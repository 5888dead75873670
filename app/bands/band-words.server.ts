import { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { former } from "#model/pages/former-anchors.server.ts";

/** The ground of a band or a block; each sets its colour, the colour of its side and that of the words on it. */
export const tones = ["paper", "sand", "white", "tang", "mari", "orch", "pitch", "ink"] as const;
export type Tone = (typeof tones)[number];

/** How editors choose a shape; its variants are drawn in `editor/kit-pictures.json`. */
export interface AboutShape {
  name: string;
  sentence: string;
  variants: Readonly<Record<string, { name: string; example?: Readonly<Record<string, unknown>> }>>;
}

/** In an example: one of the site's pictures. */
export const samplePicture = { imgUrl: "", alt: "what the picture shows" };

/** How much room a band has above and below; `bleed` has none, `pinned` stays while the next band slides over it. */
const rhythms = ["compact", "normal", "tall", "bleed", "pinned"] as const;

/** What every band of the kit has. `variants` begins with the usual one. */
export function bandFields<const Shape extends string, const Variants extends readonly [string, ...string[]]>(
  f: Fields,
  shape: Shape,
  variants: Variants,
) {
  return {
    role: role(f),
    former: former(f),
    shape: z.literal(shape),
    variant: f.oneOf(variants, `how the band is drawn: ${variants.join(", ")}`).optional(),
    tone: f.oneOf(tones, "the colour of the ground").optional(),
    rhythm: f.oneOf(rhythms, "how much space is above and below").optional(),
    heading: heading(f).optional(),
    lead: f.inline("one or two sentences beside the heading", { words: 45 }).optional(),
    note: f
      .object({
        text: f.inline("how the figures of this band were counted", { words: 60 }),
        facts: f.list(f.fact(), { min: 0, max: 24 }).default([]),
      })
      .optional(),
    link: f.action().optional(),
    foot: foot(f).optional(),
  };
}

/** The band's name in its page, which is its anchor and its place in the editor. */
const role = (f: Fields) => f.slug("the band's name in the page, such as prices; it is also the anchor of links to it");

export const heading = (f: Fields) =>
  f.text("what the band is about, understandable without the text around it", { characters: 60 });
export const itemHeading = (f: Fields) => f.text("what this is", { words: 9 });
export const itemText = (f: Fields) => f.inline("one or two sentences", { words: 30 });
export const tone = (f: Fields) => f.oneOf(tones, "the colour of the block").optional();

/** A picture with its description, where the band may be without one. */
export const picture = (f: Fields, hint = "the address of a picture, such as /images/harbour.webp") =>
  f.object({ imgUrl: f.picture(hint), alt: f.alt() });

/** A word on a coloured block, such as "fits" or "Not if". */
export const verdict = (f: Fields) => f.object({ word: f.text("one or two words", { characters: 18 }), tone: tone(f) });

/** The same with a reason beside it. */
export const wordedVerdict = (f: Fields) =>
  f.object({ word: f.text("one or two words", { characters: 18 }), tone: tone(f), text: itemText(f).optional() });

/** An entry of a kind, from which a card takes its words, picture and link. */
const entryFields = (f: Fields) => ({
  service: f.pick("services", "the file name, without ending, of a service whose words and picture are shown"),
  case: f.pick("cases", "the file name, without ending, of a case whose words and picture are shown"),
  game: f.pick("games", "the file name, without ending, of a game whose words and picture are shown"),
  post: f.pick("blog", "the file name, without ending, of a post whose words and picture are shown"),
  product: f.pick("products", "the file name, without ending, of a product whose words and picture are shown"),
  person: f.pick("people", "the file name, without ending, of a person who is shown"),
});

/** A card: an entry, or words of its own; its own words come before the entry's. */
function card(f: Fields) {
  const kinds = entryFields(f);
  return f
    .object({
      ...kinds,
      heading: itemHeading(f).optional(),
      text: itemText(f).optional(),
      picture: picture(f).optional(),
      url: f.link().optional(),
      tone: tone(f),
      verdict: wordedVerdict(f).optional(),
    })
    .superRefine((item, context) => {
      const named = Object.keys(kinds).filter((kind) => item[kind as keyof typeof item] !== undefined);
      if (named.length > 1)
        context.addIssue({ code: "custom", message: `names ${named.join(" and ")}; name one entry, or none` });
      if (named.length === 0 && !item.heading)
        context.addIssue({
          code: "custom",
          path: ["heading"],
          message: "missing; write what this is, or name an entry",
        });
    });
}
export type Card = z.infer<ReturnType<typeof card>>;

/** The kinds whose first entries a band may show without naming them. */
const entryKinds = ["services", "cases", "games", "posts", "products", "people"] as const;

/** Cards by name, or the first entries of a kind. */
export const cardList = (f: Fields, atLeast: number) => ({
  items: f.list(card(f), { min: 0, max: 8 }).default([]),
  entries: f.oneOf(entryKinds, "the kind of entry whose first ones are shown where no items are listed").optional(),
  count: f.number("how many of them", { min: atLeast, max: 8 }).default(4),
});

export interface CardList {
  items: Card[];
  entries?: (typeof entryKinds)[number] | undefined;
  count: number;
}

/** A figure with what it counts. */
const figure = (f: Fields) =>
  f.object({
    value: f.text("the figure, with its unit if that is one sign", { characters: 9 }),
    label: f.text("what is counted", { words: 12 }),
    proof: f.fact().optional(),
  });

export type Figure = z.infer<ReturnType<typeof figure>>;

/** What stands small below a band: one of six kinds; the counters of the site are figures. */
function foot(f: Fields) {
  const kinds = {
    figures: f.list(figure(f), { max: 4 }),
    quote: f.pick("testimonials"),
    counters: f.flag("true shows the counters of the site, which content/showroom.yaml lists"),
    links: f.list(f.action(), { max: 4 }),
    table: f.list(f.object({ label: itemHeading(f), value: f.inline("the value", { words: 30 }) }), { max: 8 }),
    list: f.list(itemText(f), { max: 8 }),
    shelf: f.list(card(f), { max: 8 }),
  };
  const shape = {
    figures: kinds.figures.optional(),
    quote: kinds.quote,
    counters: kinds.counters.optional(),
    links: kinds.links.optional(),
    table: kinds.table.optional(),
    list: kinds.list.optional(),
    shelf: kinds.shelf.optional(),
  };
  return f.object(shape).superRefine((value, context) => {
    const given = Object.entries(value).filter(([, part]) => part !== undefined);
    if (given.length === 1) return;
    context.addIssue({
      code: "custom",
      message: `has ${given.length} kinds; write one of ${Object.keys(shape).join(", ")}`,
    });
  });
}
export type Foot = z.infer<ReturnType<typeof foot>>;

/** A band that only one page has, as its component gets it: its fields, by role, of the page's `bands`. */
export type OwnBandOf<Bands extends Record<string, (f: Fields) => z.ZodRawShape>, Role extends keyof Bands> = {
  role: Role;
  former?: string[] | undefined;
} & z.infer<z.ZodObject<ReturnType<Bands[Role]>>>;
