import { breakpoints, imageDensities } from "./constants.ts";

/** A picture of ours: its address below the base path and its natural size in px. */
export interface ImageSource {
  src: string;
  width: number;
  height: number;
  /** An object on no ground, to be shown whole on a colour; other pictures may be cropped. */
  isCutout?: boolean;
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

/** What an address asks for, after checking: sizes in px, and the plain path of the master. */
export interface ImageRequest {
  path: string;
  width?: number;
  height?: number;
  quality?: number;
  format?: "webp";
  blur?: number;
}

const door = "_ipx";
const largestWidth = 3072;
const extraWidths = [10, 300, 400, 600, 800, 1200, 1600, 2000];
const allowedWidths = [
  ...new Set([...extraWidths, ...Array.from({ length: largestWidth / 64 }, (_, index) => (index + 1) * 64)]),
].sort((a, b) => a - b);
const allowedHeights = [...allowedWidths, 200, 1000];
const allowedQualities = [50, 60, 70, 75, 80, 90];

/**
 * The address of a resized copy: `{base}/_ipx/{operations}/{source path}`. A source on another host, a data address and
 * an empty source come back unchanged.
 */
export function buildImageAddress(source: string, modifiers: ImageModifiers = {}, base = "/"): string {
  if (typeof source !== "string") throw new TypeError(`an image source must be a string, not ${typeof source}`);
  if (source === "" || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) return source;
  const path = source.replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/");
  return `${base.replace(/\/$/, "")}/${door}/${operationsOf(modifiers)}/${path}`;
}

/** `src` and `srcset` for a picture of one size: the same picture at each density. */
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
  const distinct = candidates.filter(({ url }, index) => candidates.findIndex((other) => other.url === url) === index);
  return {
    src: candidates[0]!.url,
    srcSet: distinct.map(({ url, density }) => `${url} ${density}x`).join(", "),
  };
}

/**
 * `src`, `srcset` and `sizes` for a picture whose width depends on the window, from a list such as
 * `sm:100vw md:50vw lg:400px`. An entry without a breakpoint holds below the first one named.
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
  const widths = entries.flatMap((entry) => imageDensities.map((density) => serve(entry.width * density)));
  const distinct = [...new Set(widths)].sort((a, b) => a - b);
  const url = (width: number) =>
    buildImageAddress(source, { ...modifiers, width, height: ratio ? Math.round(width * ratio) : undefined }, base);
  return {
    src: distinct.length > 0 ? url(distinct.at(-1)!) : buildImageAddress(source, modifiers, base),
    srcSet: distinct.map((width) => `${url(width)} ${width}w`).join(", "),
    sizes: entries
      .map(({ value }, index) => {
        const next = entries[index + 1];
        return next ? `(max-width: ${next.minimum}px) ${value}` : value;
      })
      .join(", "),
  };
}

/** The smallest width we serve that is at least `width` px wide. */
export function servedWidth(width: number): number {
  return allowedWidths.find((allowed) => allowed >= width && allowed % 64 === 0) ?? largestWidth;
}

/**
 * Reads the part of an address after `{base}/_ipx/`, still percent-encoded.
 * @returns the request, or why it is refused
 */
export function parseImageAddress(address: string): ImageRequest | { status: 400 | 403; reason: string } {
  const slash = address.indexOf("/");
  if (slash <= 0) return { status: 400, reason: "Operations and a source are needed" };
  let operations: string;
  let path: string;
  try {
    operations = decodeURIComponent(address.slice(0, slash));
    path = decodeURIComponent(address.slice(slash + 1));
  } catch {
    return { status: 400, reason: "The address is not valid percent-encoding" };
  }
  if (path === "") return { status: 400, reason: "A source is needed" };
  // A host, a drive, a climb or a NUL: nothing outside the picture folder is ever opened.
  if (/^[a-z][a-z0-9+.-]*:|\0|\\/i.test(path) || path.split("/").includes("..") || path.includes("%")) {
    return { status: 403, reason: "Forbidden path" };
  }
  const request: ImageRequest = { path };
  if (operations === "_") return request;
  for (const operation of operations.split(/[&,]/)) {
    const refusal = applyOperation(request, operation);
    if (refusal) return { status: 400, reason: refusal };
  }
  return request;
}

function applyOperation(request: ImageRequest, operation: string): string | undefined {
  const [, key = "", value = ""] = /^([a-z]+)[_=:](.+)$/.exec(operation) ?? [];
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (key === "w" && allowedWidths.includes(number)) request.width = number;
  else if (key === "h" && allowedHeights.includes(number)) request.height = number;
  else if (key === "s") {
    const [, width = "", height = ""] = /^(\d{1,4})x(\d{1,4})$/.exec(value) ?? [];
    if (!allowedWidths.includes(Number(width)) || !allowedHeights.includes(Number(height)))
      return `Size not served: ${operation}`;
    Object.assign(request, { width: Number(width), height: Number(height) });
  } else if (key === "q" && allowedQualities.includes(number)) request.quality = number;
  else if (key === "f" && value === "webp") request.format = "webp";
  else if (key === "blur" && number === 3) request.blur = number;
  else return `Operation not served: ${operation}`;
  return undefined;
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

function pixels(value: number | string | undefined): number | undefined {
  const number = typeof value === "string" ? Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(value)?.[1]) : value;
  return number !== undefined && number > 0 ? Math.round(number) : undefined;
}

function scaled(modifiers: ImageModifiers, density: number): ImageModifiers {
  const times = (value: number | string | undefined) => (pixels(value) ?? 0) * density || undefined;
  return { ...modifiers, width: times(modifiers.width), height: times(modifiers.height) };
}

interface SizeEntry {
  minimum: number;
  value: string;
  width: number;
}

function parseSizes(sizes: string): SizeEntry[] {
  const widthOf: Record<string, number> = { ...breakpoints, "2xl": breakpoints.xxl };
  const byMinimum = new Map<number, SizeEntry>();
  for (const part of sizes.trim().split(/\s+/)) {
    const [, name, amount, unit] = /^(?:(\w+):)?(\d+(?:\.\d+)?)(px|vw)?$/.exec(part) ?? [];
    const screen = name === undefined ? breakpoints.xs : widthOf[name];
    if (amount === undefined || screen === undefined) continue;
    const minimum = name === undefined ? 0 : screen;
    const width = unit === "vw" ? Math.round((Number(amount) / 100) * screen) : Number(amount);
    byMinimum.set(minimum, { minimum, value: `${amount}${unit ?? "px"}`, width });
  }
  return [...byMinimum.values()].sort((a, b) => a.minimum - b.minimum);
}
