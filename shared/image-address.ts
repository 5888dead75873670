/** A picture of ours: its address below the base path and its natural size in px. */
export interface ImageSource {
  src: string;
  width: number;
  height: number;
  /** A cut-out, to be shown whole on a colour; other pictures may be cropped. */
  isCutout?: boolean;
  /** What stays in view where it is cropped, in per cent of width and height, in steps of ten; else the middle. */
  focus?: { x: number; y: number };
}

export interface ImageModifiers {
  /** In px; `"300px"` is read as 300, other units are dropped. */
  width?: number | string;
  height?: number | string;
  format?: string;
  quality?: number;
  background?: string;
  fit?: string;
  blur?: number;
}

const door = "_ipx";
/** Widths that our own pages request are multiples of this, up to the largest. */
export const widthStep = 64;
export const largestStep = 3072;

/**
 * The address of a rendition (a resized picture): `{base}/_ipx/{operations}/{source path}`. A source on another host, a
 * data URL and an empty source are returned unchanged; a drawing is sharp at any size, so it is not resized.
 */
export function buildImageAddress(source: string, modifiers: ImageModifiers = {}, base = "/"): string {
  if (typeof source !== "string") throw new TypeError(`an image source must be a string, not ${typeof source}`);
  if (source === "" || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) return source;
  const path = source.replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/");
  const root = base.replace(/\/$/, "");
  return /\.svg$/i.test(source) ? `${root}/${path}` : `${root}/${door}/${operationsOf(modifiers)}/${path}`;
}

/** The smallest multiple of the step that is at least `width` px. */
export function servedWidth(width: number): number {
  return Math.min(largestStep, Math.max(1, Math.ceil(width / widthStep)) * widthStep);
}

function operationsOf({ width, height, format, quality, background, fit, blur }: ImageModifiers): string {
  const [w, h] = [pixels(width), pixels(height)];
  const both = w !== undefined && h !== undefined;
  const operations: [string, string | number | undefined][] = [
    ["w", both ? undefined : w],
    ["h", both ? undefined : h],
    ["f", format],
    ["q", quality],
    ["b", background],
    ["fit", fit],
    ["blur", blur],
    ["s", both ? `${w}x${h}` : undefined],
  ];
  const written = operations.filter(([, value]) => value !== undefined && value !== "");
  return written.map(([key, value]) => `${key}_${encodeURIComponent(value!)}`).join("&") || "_";
}

/** A length modifier in whole px, if it is one. */
export function pixels(value: number | string | undefined): number | undefined {
  const number = typeof value === "string" ? Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(value)?.[1]) : value;
  return number !== undefined && number > 0 ? Math.round(number) : undefined;
}
