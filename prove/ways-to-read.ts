import type { BrowserContextOptions } from "playwright-core";
import type { Proof } from "./run.ts";

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };
export const viewports = [phone, { width: 768, height: 1024 }, desk];

/** Style sheets of a reader's own, as WCAG 1.4.4 and 1.4.12 describe them. */
const largeText = "text at 200 %";
const readersSheets = {
  [largeText]: "html { font-size: 200% !important; }",
  "text spacing":
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }",
};

/** One way to read all pages, and what came of it. */
export interface Way {
  name: string;
  media: Pick<BrowserContextOptions, "reducedMotion" | "forcedColors">;
  sheet?: string;
  looks: number;
  opened: number;
  found: string[];
  /** What reaches past the window. */
  cut: string[];
}

export function waysToRead(): Way[] {
  const still = { reducedMotion: "reduce", forcedColors: "none" } as const;
  const none = () => ({ looks: 0, opened: 0, found: [], cut: [] });
  return [
    { name: "as it is", media: { ...still, reducedMotion: "no-preference" }, ...none() },
    { name: "reduced motion", media: still, ...none() },
    { name: "forced colours", media: { ...still, forcedColors: "active" }, ...none() },
    ...Object.entries(readersSheets).map(([name, sheet]) => ({ name, sheet, media: still, ...none() })),
  ];
}

/** Text at twice the size is known to reach past narrow windows (`/accessibility` says so): counted, but no failure. */
export function proofOf({ name, looks, opened, found, cut }: Way, pages: number): Proof {
  const isKnown = name === largeText;
  return {
    claim: `axe finds nothing${isKnown ? "" : " and nothing is cut off"}: ${name}, ${pages} pages at ${viewports.length} widths`,
    seen: `${looks} looks, ${opened} more with something open, ${found.length} findings, ${cut.length} words or keys cut off`,
    holds: found.length === 0 && (isKnown || cut.length === 0),
  };
}
