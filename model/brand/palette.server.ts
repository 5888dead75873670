import { type Colour, nearestLightness } from "./colour.server.ts";
import { type Derived, derivedNames, type Given, givenNames, type Palette } from "./colour-names.server.ts";
import { passes } from "./contrast.server.ts";

/** Lightness is added, chroma multiplied; a number in place of `by` sets the lightness. */
interface Rule {
  from: Given;
  by?: number;
  lightness?: number;
  chroma: number;
}

const rules: Record<Exclude<Derived, "error" | "error-tint" | "focus">, Rule> = {
  "paper-2": { from: "paper", by: -0.033, chroma: 1.7 },
  "paper-3": { from: "paper", by: -0.078, chroma: 2.2 },
  white: { from: "paper", lightness: 0.99, chroma: 0.5 },
  "ink-2": { from: "ink", by: 0.065, chroma: 1.05 },
  "ink-3": { from: "ink", by: 0.145, chroma: 1 },
  "ink-edge": { from: "ink", by: -0.115, chroma: 0.8 },
  soft: { from: "ink", lightness: 0.45, chroma: 0.65 },
  "on-ink-soft": { from: "ink", lightness: 0.86, chroma: 0.4 },
  "tang-edge": { from: "tang", by: -0.15, chroma: 0.87 },
  "tang-ink": { from: "tang", lightness: 0.47, chroma: 0.76 },
  "mari-edge": { from: "mari", by: -0.16, chroma: 0.9 },
  "mari-soft": { from: "mari", by: 0.05, chroma: 0.73 },
  "pitch-edge": { from: "pitch", by: -0.13, chroma: 0.76 },
  "pitch-lift": { from: "pitch", by: 0.13, chroma: 1.14 },
  "orch-edge": { from: "orch", by: -0.17, chroma: 1.26 },
};
/** Faults are red and the focus is blue in every brand that does not say otherwise. */
const fixed = {
  error: { lightness: 0.53, chroma: 0.19, hue: 27 },
  "error-tint": { lightness: 0.94, chroma: 0.03, hue: 27 },
  focus: { lightness: 0.46, chroma: 0.19, hue: 265 },
};

/**
 * Completes a brand's colours. A computed one moves to the nearest lightness at which its words can be read; one that is
 * given stays.
 */
export function completePalette(given: Record<Given, Colour> & Partial<Record<Derived, Colour | undefined>>): Palette {
  const palette: Partial<Palette> = {};
  for (const name of givenNames) palette[name] = given[name];
  for (const name of derivedNames) {
    const found = given[name];
    const computed = found ?? computedColour(name, given);
    const fitted = found ?? nearestLightness(computed, (colour) => passes(name, { ...palette, [name]: colour }));
    palette[name] = fitted ?? computed;
  }
  return palette as Palette;
}

function computedColour(name: Derived, given: Record<Given, Colour>): Colour {
  if (name === "error" || name === "error-tint" || name === "focus") return fixed[name];
  const { from, by = 0, lightness, chroma } = rules[name];
  const base = given[from];
  const wanted = lightness ?? base.lightness + by;
  return { ...base, lightness: Math.min(0.99, Math.max(0.05, wanted)), chroma: Math.min(0.37, base.chroma * chroma) };
}
