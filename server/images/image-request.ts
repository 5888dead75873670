import { placeholder } from "#shared/constants.ts";
import { largestStep, widthStep } from "#shared/image-address.ts";
import { type Grounds, groundsOf } from "./colours.ts";

/** A checked request: the plain path of the master, and normalised operations. */
export interface ImageRequest {
  path: string;
  operations: Readonly<Record<string, string>>;
}

interface ImageRefusal {
  status: 400 | 403;
  code: string;
  reason: string;
}

const steps = Array.from({ length: largestStep / widthStep }, (_, index) => (index + 1) * widthStep);
const plainSides = [10, 300, 400, 600, 800, 1200, 1600, 2000];
/** The default sizes of Nuxt's and Next's picture components. */
const usualSides = [
  [16, 32, 48, 96, 100, 150, 200, 250, 320, 360, 500, 640, 720, 750, 768, 828],
  [1000, 1024, 1080, 1280, 1440, 1536, 1920, 2048, 2560, 3840],
].flat();
const sides = new Set([...steps, ...plainSides, ...usualSides].map(String));
const qualities = Array.from({ length: 11 }, (_, index) => 50 + index * 5);

/** The values served; any other is refused before a file is opened. */
const served = new Map<string, ReadonlySet<string>>([
  ["w", sides],
  ["h", sides],
  ["q", new Set(qualities.map(String))],
  ["f", new Set(["webp", "jpeg", "png", "auto"])],
  ["fit", new Set(["cover", "contain", "fill", "inside", "outside"])],
  ["blur", new Set([String(placeholder.blur), "5"])],
]);

/**
 * Reads the part of an address after `{base}/_ipx/`, still percent-encoded.
 * @returns the request, or why it is refused
 */
export function parseImageAddress(address: string, grounds = groundsOf({})): ImageRequest | ImageRefusal {
  const [, before = "", after = ""] = /^([^/]*)\/?(.*)$/s.exec(address) ?? [];
  let [list, path] = [before, after];
  try {
    [list, path] = [decodeURIComponent(before), decodeURIComponent(after).replace(/^\/+/, "")];
  } catch {
    return refusal(400, "IPX_BAD_ADDRESS", "The address is not valid percent-encoding");
  }
  if (list === "") return refusal(400, "IPX_MISSING_MODIFIERS", "Operations are needed");
  if (path === "") return refusal(400, "IPX_MISSING_ID", "A source is needed");
  // A host, drive, climb, NUL, or one of them encoded twice: nothing outside the picture folder is ever opened.
  if (/^[a-z][a-z0-9+.-]*:|[\0\\]|%(00|2e|2f|5c)/i.test(path) || path.split("/").includes("..")) {
    return refusal(403, "IPX_FORBIDDEN_PATH", "Forbidden path");
  }
  const operations = readOperations(list, grounds);
  return operations ? { path, operations } : refusal(400, "IPX_INVALID_MODIFIERS", "Operations not served");
}

/** Undefined when an operation is not served, is given twice, or sets a size that another one also sets. */
function readOperations(list: string, grounds: Grounds): Record<string, string> | undefined {
  const operations: Record<string, string> = {};
  for (const operation of list === "_" ? [] : list.split(/[&,]/)) {
    const [, key = "", written = ""] = /^([a-z]+)[_=:](.+)$/.exec(operation) ?? [];
    const value = readValue(key, written, grounds);
    if (value === undefined || operations[key]) return undefined;
    operations[key] = value;
  }
  return operations.s && (operations.w || operations.h) ? undefined : operations;
}

/** A served value, in the one spelling that renditions are stored under. */
function readValue(key: string, value: string, grounds: Grounds): string | undefined {
  if (key === "b") return grounds.get(value.replace(/^#/, ""));
  if (key === "s") return isSize(value) ? value : undefined;
  return served.get(key)?.has(value) ? value : undefined;
}

function isSize(value: string): boolean {
  const [width = "", height = "", ...rest] = value.split("x");
  // Or the height that a sizes list derives from a listed width for a 4:3 picture.
  const isHeight = sides.has(height) || height === String(Math.round((Number(width) * 3) / 4));
  return rest.length === 0 && sides.has(width) && isHeight;
}

function refusal(status: ImageRefusal["status"], code: string, reason: string): ImageRefusal {
  return { status, code, reason };
}
