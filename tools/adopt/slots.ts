import { type Colour, cssOf, hexOf, parseColour } from "../../model/brand/colour.server.ts";
import { type Given, givenNames, type Palette } from "../../model/brand/colour-names.server.ts";
import { contrastFaults } from "../../model/brand/contrast.server.ts";
import { completePalette } from "../../model/brand/palette.server.ts";
import { type Answers, departmentPlaces as slots } from "./answers.ts";

type Slot = (typeof slots)[number];

export interface BrandColours {
  palette: Palette;
  /** What `brand.yaml` says: six colours, the rest is computed. */
  given: Record<Given, Colour>;
  /** The place of each department, in their order. */
  slots: Slot[];
  /** A sentence for each colour that had to give way. */
  told: string[];
}

/**
 * Gives each department the place in the palette where its colour has to change least (`pitch` carries pale words, the
 * others dark ones), and the places that nobody has a tint of those.
 */
export function chooseColours({ departments, colours = {} }: Answers): BrandColours {
  const wanted = departments.map(({ colour }) => read(colour));
  const lead = wanted[0] as Colour;
  const paper = colours.paper ? read(colours.paper) : { lightness: 0.968, chroma: 0.01, hue: lead.hue };
  const ink = colours.ink ? read(colours.ink) : { lightness: 0.23, chroma: Math.min(0.05, lead.chroma), hue: lead.hue };
  const settle = (places: readonly Slot[]) => settled({ paper, ink, places, wanted, own: colours });
  // A department must not take a place whose colour was given.
  const taken = slots.filter((slot) => colours[slot]);
  const tried = placesFor(wanted.length, taken).map((places) => ({ places, ...settle(places) }));
  const best = tried.reduce((least, other) => (other.cost < least.cost - 1e-6 ? other : least));
  const told = departments.flatMap(({ name, colour }, index) => {
    const taken = best.given[best.places[index] as Slot];
    if (hexOf(taken) === hexOf(read(colour))) return [];
    return [`${name}: ${colour} could not carry words that everybody can read; taken as ${hexOf(taken)}.`];
  });
  for (const name of givenNames) {
    const written = colours[name];
    if (written && hexOf(best.given[name]) !== hexOf(read(written)))
      told.push(`colours.${name}: ${written} could not be read; taken as ${hexOf(best.given[name])}.`);
  }
  return { palette: completePalette(best.given), given: best.given, slots: [...best.places], told };
}

interface Wish {
  paper: Colour;
  ink: Colour;
  places: readonly Slot[];
  wanted: readonly Colour[];
  own: NonNullable<Answers["colours"]>;
}

/** Every fault is mended by the nearest lightness that passes; the cost is how far the departments' colours moved. */
function settled({ paper, ink, places, wanted, own }: Wish) {
  const given: Record<Given, Colour> = { paper, ink, ...tints(wanted[0] as Colour) };
  for (const [index, place] of places.entries()) given[place] = wanted[index] as Colour;
  for (const slot of slots) if (own[slot]) given[slot] = read(own[slot]);
  for (let round = 0; round < 4; round++) {
    const faults = contrastFaults(completePalette(given)).filter(({ name }) => isGiven(name));
    if (faults.length === 0) break;
    for (const { name, remedy } of faults) if (remedy && isGiven(name)) given[name] = remedy;
  }
  const cost = places.reduce((sum, place, index) => sum + distance(given[place], wanted[index] as Colour), 0);
  return { given, cost };
}

/** A quiet family of the first department's colour, for the places that no department has. */
function tints({ hue, chroma }: Colour): Record<Slot, Colour> {
  const tint = (lightness: number, share: number) => ({ lightness, chroma: Math.min(0.16, chroma * share), hue });
  return { tang: tint(0.72, 1), mari: tint(0.84, 0.7), pitch: tint(0.44, 0.9), orch: tint(0.8, 0.4) };
}

/** Orders of the places that are not taken; the departments' own order comes first. */
function placesFor(count: number, taken: readonly Slot[]): Slot[][] {
  if (count === 0) return [[]];
  return slots
    .filter((slot) => !taken.includes(slot))
    .flatMap((slot) => placesFor(count - 1, [...taken, slot]).map((rest) => [slot, ...rest]));
}

function isGiven(name: string): name is Given {
  return (givenNames as readonly string[]).includes(name);
}

const distance = (one: Colour, other: Colour) => Math.abs(one.lightness - other.lightness);

function read(written: string): Colour {
  const colour = parseColour(written);
  if (!colour) throw new Error(`"${written}" is not a colour`);
  return colour;
}

/** The text of `brand/brand.yaml`. */
export function brandFile({ given }: BrandColours): string {
  const lines = givenNames.map((name) => `  ${name}: ${cssOf(given[name])}`);
  return `# The brand's colours: paper and ink, then one for each department (content/site.yaml says which is whose).
# Shades and tints are computed; docs/rebrand.md says how to give one by hand. The check says what could not be read.
colours:
${lines.join("\n")}
icon:
  ground: paper
share:
  ground: paper
`;
}
