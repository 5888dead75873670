/** A colour as OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Colour {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = [number, number, number];

/** Reads `oklch(0.69 0.185 42)` or `#f66b2d`; undefined for anything else. */
export function parseColour(written: string): Colour | undefined {
  const number = String.raw`(\d*\.?\d+)`;
  const [, lightness, sign, chroma, hue] =
    new RegExp(`^oklch\\(\\s*${number}(%?)\\s+${number}\\s+${number}(?:deg)?\\s*\\)$`).exec(written) ?? [];
  if (hue !== undefined) {
    const colour = { lightness: Number(lightness) / (sign ? 100 : 1), chroma: Number(chroma), hue: Number(hue) % 360 };
    return colour.lightness <= 1 && colour.chroma <= 0.4 ? colour : undefined;
  }
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(written) ?? [];
  return digits === undefined ? undefined : fromLinear(bytesOf(digits).map((byte) => linear(byte / 255)) as Triple);
}

/** As a style sheet writes it. */
export function cssOf({ lightness, chroma, hue }: Colour): string {
  return `oklch(${short(lightness)} ${short(chroma)} ${short(hue, 2)})`;
}

/** As mail clients and picture software read it; what a screen cannot show is clipped, as browsers do. */
export function hexOf(colour: Colour): string {
  const bytes = toLinear(colour).map((part) => Math.round(255 * curved(Math.min(1, Math.max(0, part)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The ratio of WCAG 2, from 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colour of this hue nearest in lightness for which a condition holds; undefined if none does. */
export function nearestLightness(colour: Colour, holds: (colour: Colour) => boolean): Colour | undefined {
  const steps = Array.from({ length: 201 }, (_, index) => index * 0.005);
  return steps
    .sort((a, b) => Math.abs(a - colour.lightness) - Math.abs(b - colour.lightness))
    .map((lightness) => ({ ...colour, lightness }))
    .find(holds);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = bytesOf(hexOf(colour).slice(1)).map((byte) => linear(byte / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const short = (value: number, digits = 4) => String(Number(value.toFixed(digits)));
const bytesOf = (digits: string) => [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const curved = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

// Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab/).
function toLinear({ lightness, chroma, hue }: Colour): Triple {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const small = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * small,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * small,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * small,
  ];
}

function fromLinear([red, green, blue]: Triple): Colour {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const small = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * small;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * small;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * small,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}
