import { type Tone, tones } from "#app/bands/band-words.server.ts";
import { prepareBands } from "#app/bands/prepare-bands.server.ts";
import type { Content } from "#model/content.server.ts";
import { makeFields } from "#model/fields/fields.server.ts";
import type { Known } from "#model/fields/known.server.ts";
import { type BandWords, shapeExamples, templatePage } from "#model/pages/composed-page.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import { common, feet, kitWords, type Offered, type Write } from "./kit-words.server.ts";
import { speak, type Voice, voices } from "./voices.server.ts";

/** Words as a file would have them. */
type RawBand = Record<string, unknown> & { role: string; shape: string };

/** What `/__kit` may show: its shapes in a voice, on every ground, or a band with each foot. */
export const kitViews = [...(Object.keys(voices) as (keyof typeof voices)[]), "tones", "feet"] as const;
export type KitView = (typeof kitViews)[number];

/** The bands of a view, ready to be drawn. */
export function kitBands(view: KitView, content: Content) {
  const offered = offeredBy(content);
  const voice: Voice = view === "tones" || view === "feet" ? voices.usual : voices[view];
  const read = templatePage("kit")(makeFields(knownOf(content)));
  const bands = rawBands(view, voice, offered).map((band): BandWords => {
    // Read one by one, since a page has at most twelve.
    const page = read.parse({ bands: [band] });
    return page.bands[0] as BandWords;
  });
  return { lang: voice.lang, dir: voice.dir, bands: prepareBands(bands, content, {}) };
}

function rawBands(view: KitView, voice: Voice, offered: Offered): RawBand[] {
  const say = speak(voice);
  if (view === "feet")
    return (["paper", "ink"] as const).flatMap((tone, ground) =>
      Object.entries(feet(say, offered)).map(([kind, foot], at) => {
        const words = {
          shape: "statement",
          tone,
          heading: `${say.signs(54, at)} ${ground * 6 + at + 1}`,
          sentence: say.words(20, at),
        };
        return { ...words, role: `${kind}-${tone}`, foot: { [kind]: foot } };
      }),
    );
  return shapesOf(view).map(({ shape, variant, tone, write }, at) => ({
    ...common(say, at, offered),
    ...(view === "usual" && {
      ...shapeExamples[shape],
      heading: `${shapeExamples[shape]?.heading ?? "Text"} ${at + 1}`,
    }),
    ...write(say, offered),
    // The hero and the call are never without one.
    ...(view === "bare" && ["hero", "call-to-action"].includes(shape) && { heading: say.signs(60, at) }),
    ...(tone && { tone }),
    ...{ shape, variant, role: `${shape}-${tone ?? variant}` },
  }));
}

interface ShownShape {
  shape: string;
  variant: string;
  tone?: Tone;
  write: Write;
}

/** Every shape in every variant, or in its usual one on every ground. */
function shapesOf(view: KitView): ShownShape[] {
  return Object.entries(kitWords).flatMap(([shape, variants]) => {
    const written = Object.entries(variants).map(([variant, write]): ShownShape => ({ shape, variant, write }));
    return view === "tones"
      ? tones.flatMap((tone) => written.slice(0, 1).map((usual) => ({ ...usual, tone })))
      : written;
  });
}

const toyAddress = "/kit/toy";
const photoAddress = "/kit/photo";

function offeredBy({ people, testimonials, cases, games, facts }: Content): Offered {
  const names = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
  return {
    toy: toyAddress,
    photo: photoAddress,
    person: names(people),
    testimonial: names(testimonials),
    case: names(cases),
    game: names(games),
    fact: facts.find(({ isPublic }) => isPublic)?.id,
  };
}

/** What the examples may name: entries of the site, and two pictures of it under names of their own. */
function knownOf(content: Content): Known {
  const names = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
  const { people, cases, blog, products, services, categories, testimonials, games, facts, off } = content;
  const pictures = [...people, ...testimonials, ...products, ...cases, ...blog].map(({ imgUrl }) => imgUrl);
  const first = (isCutout: boolean) =>
    pictures.find((picture) => (picture.isCutout ?? false) === isCutout) ?? pictures[0];
  const addresses = [
    [toyAddress, first(true)],
    [photoAddress, first(false)],
  ].filter((entry): entry is [string, ImageSource] => entry[1] !== undefined);
  return {
    pictures: new Map(addresses),
    loops: new Map(),
    paths: new Set(["/contact"]),
    fixedPaths: new Set(),
    anchorsOf: () => facts.filter(({ isPublic }) => isPublic).map(({ id }) => id),
    slugs: {
      people: names(people),
      cases: names(cases),
      blog: names(blog),
      products: names(products),
      services: names(services),
      categories: names(categories),
      testimonials: names(testimonials),
      games: names(games),
    },
    labels: { tags: [], series: [] },
    closable: [],
    off,
    offKinds: [],
    unpublished: new Map(),
  };
}
