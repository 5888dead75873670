import { breakpoints, imageDensities } from "./constants.ts";
import { buildImageAddress, type ImageModifiers, pixels } from "./image-address.ts";

/** `src` and `srcset` for a picture of one size at several densities. */
export function densitySet(
  source: string,
  modifiers: ImageModifiers,
  base = "/",
  densities = imageDensities as readonly number[],
) {
  if (densities.length === 0 || densities.some((density) => !(density > 0))) {
    throw new Error("densities must be a list of numbers above 0");
  }
  const candidates = densities.map((density) => ({
    density,
    url: buildImageAddress(source, scaled(modifiers, density), base),
  }));
  return {
    src: candidates[0]!.url,
    srcSet: distinctUrls(candidates)
      .map(({ url, density }) => `${url} ${density}x`)
      .join(", "),
  };
}

/**
 * `src`, `srcset` and `sizes` for a picture whose width depends on the window, from a list such as `sm:100vw md:50vw
 * lg:400px`. An entry without a breakpoint applies below the first one named, on phones.
 */
export function sizesSet(
  source: string,
  sizes: string,
  modifiers: ImageModifiers,
  base = "/",
  serve = (width: number) => width,
) {
  const entries = parseSizes(sizes);
  const ratio =
    pixels(modifiers.height) && pixels(modifiers.width) ? pixels(modifiers.height)! / pixels(modifiers.width)! : 0;
  const widths = entries.flatMap(({ width, densities }) => densities.map((density) => serve(width * density)));
  const candidates = widths
    .sort((a, b) => a - b)
    .map((width) => {
      const height = ratio ? Math.round(width * ratio) : undefined;
      return { width, url: buildImageAddress(source, { ...modifiers, width, height }, base) };
    });
  return {
    src: candidates.at(-1)?.url ?? buildImageAddress(source, modifiers, base),
    srcSet: distinctUrls(candidates)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(", "),
    sizes: entries
      .map(({ value }, index) => {
        const next = entries[index + 1];
        return next ? `(max-width: ${next.minimum}px) ${value}` : value;
      })
      .join(", "),
  };
}

function distinctUrls<Candidate extends { url: string }>(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ url }, index) => candidates.findIndex((other) => other.url === url) === index);
}

function scaled(modifiers: ImageModifiers, density: number): ImageModifiers {
  const times = (value: number | string | undefined) => (pixels(value) ?? 0) * density || undefined;
  return { ...modifiers, width: times(modifiers.width), height: times(modifiers.height) };
}

interface SizeEntry {
  minimum: number;
  value: string;
  width: number;
  densities: readonly number[];
}

/** A fraction of the window is computed for the smallest phone, 320 px; at density 2 most have 360 or 384. */
const phoneDensities = [1, 2.25, 2.4];

function parseSizes(sizes: string): SizeEntry[] {
  const widthOf: Record<string, number> = { ...breakpoints, "2xl": breakpoints.xxl };
  const byMinimum = new Map<number, SizeEntry>();
  for (const part of sizes.trim().split(/\s+/)) {
    const [, name, amount, unit] = /^(?:(\w+):)?(\d+(?:\.\d+)?)(px|vw)?$/.exec(part) ?? [];
    const screen = name === undefined ? breakpoints.xs : widthOf[name];
    if (amount === undefined || screen === undefined) continue;
    const minimum = name === undefined ? 0 : screen;
    const width = unit === "vw" ? Math.round((Number(amount) / 100) * screen) : Number(amount);
    const densities = minimum === 0 && unit === "vw" ? phoneDensities : imageDensities;
    byMinimum.set(minimum, { minimum, value: `${amount}${unit ?? "px"}`, width, densities });
  }
  return [...byMinimum.values()].sort((a, b) => a.minimum - b.minimum);
}
