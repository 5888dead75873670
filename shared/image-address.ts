import { placeholder } from "./constants.ts";

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

/** What an address asks for, after checking: the plain path of the master, and the operations as they were written. */
export interface ImageRequest {
  path: string;
  operations: Readonly<Record<string, string>>;
}

export interface ImageRefusal {
  status: 400 | 403;
  code: string;
  reason: string;
}

const door = "_ipx";
const largestWidth = 3072;
const extraWidths = [10, 300, 400, 600, 800, 1200, 1600, 2000];
const allowedWidths = [
  ...new Set([...extraWidths, ...Array.from({ length: largestWidth / 64 }, (_, index) => (index + 1) * 64)]),
].sort((a, b) => a - b);
const allowedHeights = [...allowedWidths, 200, 1000];

/** The values that are served; what is not listed here is refused before any file is opened. */
const served = new Map<string, readonly (number | string)[]>([
  ["w", allowedWidths],
  ["h", allowedHeights],
  ["q", [50, 60, 70, 75, 80, 90]],
  ["f", ["webp"]],
  ["b", ["#fff"]],
  ["fit", ["cover", "contain"]],
  ["blur", [placeholder.blur]],
]);

/**
 * The address of a resized copy: `{base}/_ipx/{operations}/{source path}`. A source on another host, a data address and
 * an empty source come back unchanged; a drawing is as sharp at any size, so it is asked for as it is.
 */
export function buildImageAddress(source: string, modifiers: ImageModifiers = {}, base = "/"): string {
  if (typeof source !== "string") throw new TypeError(`an image source must be a string, not ${typeof source}`);
  if (source === "" || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) return source;
  const path = source.replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/");
  const root = base.replace(/\/$/, "");
  return /\.svg$/i.test(source) ? `${root}/${path}` : `${root}/${door}/${operationsOf(modifiers)}/${path}`;
}

/** The smallest width we serve that is at least `width` px wide. */
export function servedWidth(width: number): number {
  return allowedWidths.find((allowed) => allowed >= width && allowed % 64 === 0) ?? largestWidth;
}

/**
 * Reads the part of an address after `{base}/_ipx/`, still percent-encoded.
 * @returns the request, or why it is refused
 */
export function parseImageAddress(address: string): ImageRequest | ImageRefusal {
  const [, before = "", after = ""] = /^([^/]*)\/?(.*)$/s.exec(address) ?? [];
  let [list, path] = [before, after];
  try {
    [list, path] = [decodeURIComponent(before), decodeURIComponent(after).replace(/^\/+/, "")];
  } catch {
    return refusal(400, "IPX_BAD_ADDRESS", "The address is not valid percent-encoding");
  }
  if (list === "") return refusal(400, "IPX_MISSING_MODIFIERS", "Operations are needed");
  if (path === "") return refusal(400, "IPX_MISSING_ID", "A source is needed");
  // A host, a drive, a climb, a NUL, or one of them encoded twice: nothing outside the picture folder is ever opened.
  if (/^[a-z][a-z0-9+.-]*:|[\0\\]|%(00|2e|2f|5c)/i.test(path) || path.split("/").includes("..")) {
    return refusal(403, "IPX_FORBIDDEN_PATH", "Forbidden path");
  }
  const operations = readOperations(list);
  return operations ? { path, operations } : refusal(400, "IPX_INVALID_MODIFIERS", "Operations not served");
}

/** Undefined when one is not served, is given twice, or sets a size that another sets too. */
function readOperations(list: string): Record<string, string> | undefined {
  const operations: Record<string, string> = {};
  for (const operation of list === "_" ? [] : list.split(/[&,]/)) {
    const [, key = "", value = ""] = /^([a-z]+)[_=:](.+)$/.exec(operation) ?? [];
    if (!isServed(key, value) || operations[key]) return undefined;
    operations[key] = value;
  }
  return operations.s && (operations.w || operations.h) ? undefined : operations;
}

function isServed(key: string, value: string): boolean {
  if (key !== "s") return served.get(key)?.some((listed) => String(listed) === value) ?? false;
  const [width = "", height = "", ...rest] = value.split("x");
  // Or the height that a sizes list makes of a listed width for a picture of 4 to 3.
  const isHeight = isServed("h", height) || height === String(Math.round((Number(width) * 3) / 4));
  return rest.length === 0 && isServed("w", width) && isHeight;
}

function refusal(status: ImageRefusal["status"], code: string, reason: string): ImageRefusal {
  return { status, code, reason };
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

/** A length of a modifier in whole px, if it is one. */
export function pixels(value: number | string | undefined): number | undefined {
  const number = typeof value === "string" ? Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(value)?.[1]) : value;
  return number !== undefined && number > 0 ? Math.round(number) : undefined;
}
