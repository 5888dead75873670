import type { BrowserContextOptions } from "playwright-core";
import { widerSpacing } from "../tests/support/accessibility.ts";
import type { Proof } from "./run.ts";

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };
export const viewports = [phone, { width: 768, height: 1024 }, desktop];

/** One way to read all pages, and its results. */
export interface Way {
  name: string;
  media: Pick<BrowserContextOptions, "reducedMotion" | "forcedColors">;
  /** The reader's own style sheet. */
  sheet?: string;
  /** The reader's default font size, in px. */
  letterSize: number;
  looks: number;
  opened: number;
  found: string[];
  /** What overflows the window. */
  cut: string[];
}

export function waysToRead(): Way[] {
  const still = { reducedMotion: "reduce", forcedColors: "none" } as const;
  const way = { media: still, letterSize: 16, looks: 0, opened: 0 };
  return [
    { ...way, name: "as it is", media: { ...still, reducedMotion: "no-preference" }, found: [], cut: [] },
    { ...way, name: "reduced motion", found: [], cut: [] },
    { ...way, name: "forced colours", media: { ...still, forcedColors: "active" }, found: [], cut: [] },
    { ...way, name: "letters of twice the size", letterSize: 32, found: [], cut: [] },
    { ...way, name: "wider spacing", sheet: widerSpacing, found: [], cut: [] },
  ];
}

export function proofOf({ name, looks, opened, found, cut }: Way, pages: number): Proof {
  return {
    claim: `axe finds nothing and nothing is cut off: ${name}, ${pages} pages at ${viewports.length} widths`,
    seen: `${looks} looks, ${opened} more with something open, ${found.length} findings, ${cut.length} words or keys cut off`,
    holds: found.length === 0 && cut.length === 0,
  };
}
