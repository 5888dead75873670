import { type Colour, contrastOf, nearestLightness } from "./colour.server.ts";
import type { ColourName, Palette } from "./colour-names.server.ts";

/** What is beside a colour in the design: words need 4.5, large words, icons, rings and strokes need 3. */
interface Pair {
  other: ColourName;
  least: 3 | 4.5;
  says: string;
}

const words = (others: readonly ColourName[]) => others.map((other) => pair(other, 4.5, `words in ${other} on it`));
const ground = (others: readonly ColourName[]) => others.map((other) => pair(other, 4.5, `its words on ${other}`));
const signs = (others: readonly ColourName[]) => others.map((other) => pair(other, 3, `its strokes on ${other}`));
const pair = (other: ColourName, least: Pair["least"], says: string): Pair => ({ other, least, says });

/** The pairs that the design uses, under the colour that has to give way; those of WCAG 2.2, level AA. */
const pairs: Partial<Record<ColourName, readonly Pair[]>> = {
  ink: ground(["paper"]),
  "paper-2": words(["ink"]),
  "paper-3": words(["ink"]),
  white: words(["ink"]),
  "ink-2": words(["paper"]),
  "ink-3": words(["paper"]),
  soft: ground(["paper", "paper-2", "paper-3", "white"]),
  "on-ink-soft": ground(["ink", "ink-2"]),
  tang: words(["ink"]),
  "tang-edge": signs(["paper", "paper-2", "white"]),
  "tang-ink": ground(["paper", "paper-2", "white"]),
  mari: words(["ink"]),
  "mari-soft": words(["ink"]),
  pitch: [...words(["paper"]), ...ground(["paper-2", "white"]), pair("mari", 3, "figures in mari on it")],
  "pitch-lift": words(["ink"]),
  orch: words(["ink"]),
  error: ground(["paper", "white", "error-tint"]),
  "error-tint": words(["ink"]),
  focus: signs(["paper", "paper-2", "paper-3", "white"]),
};

/** Whether all pairs of a colour can be read; those with a colour that is not yet there do not count. */
export function passes(name: ColourName, palette: Partial<Palette>): boolean {
  return failuresOf(name, palette).length === 0;
}

export interface ContrastFault {
  name: ColourName;
  /** The pair that is furthest from its ratio. */
  says: string;
  ratio: number;
  least: number;
  /** The nearest lightness of this colour that passes; undefined if none does. */
  remedy: Colour | undefined;
}

/** Every colour that cannot be read where the design puts it. */
export function contrastFaults(palette: Palette): ContrastFault[] {
  return (Object.keys(pairs) as ColourName[]).flatMap((name) => {
    const [worst] = failuresOf(name, palette).sort((a, b) => a.ratio / a.least - b.ratio / b.least);
    if (!worst) return [];
    const remedy = nearestLightness(palette[name], (colour) => passes(name, { ...palette, [name]: colour }));
    return [{ name, ...worst, remedy }];
  });
}

function failuresOf(name: ColourName, palette: Partial<Palette>) {
  const own = palette[name];
  return (pairs[name] ?? []).flatMap(({ other, ...pair }) => {
    const beside = palette[other];
    const ratio = own && beside ? contrastOf(own, beside) : Number.POSITIVE_INFINITY;
    return ratio < pair.least ? [{ ...pair, ratio }] : [];
  });
}
