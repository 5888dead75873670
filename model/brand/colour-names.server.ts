import type { Colour } from "./colour.server.ts";

/** Colours that every brand gives: paper, ink and the four departments. `pitch` carries paper, the other three carry ink. */
export const givenNames = ["paper", "ink", "tang", "mari", "pitch", "orch"] as const;

/** Colours computed from those unless given, in this order: each from what stands before it. */
export const derivedNames = [
  ...(["paper-2", "paper-3", "white", "ink-2", "ink-3", "ink-edge", "soft", "on-ink-soft"] as const),
  ...(["tang-edge", "tang-ink", "mari-edge", "mari-soft", "pitch-edge", "pitch-lift", "orch-edge"] as const),
  ...(["error", "error-tint", "focus"] as const),
] as const;

export type Given = (typeof givenNames)[number];
export type Derived = (typeof derivedNames)[number];
export type ColourName = Given | Derived;
export type Palette = Record<ColourName, Colour>;

/** All of them, in the order of the file. */
export const colourNames = [...givenNames, ...derivedNames] as const;
