import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Brand, brandSchema } from "../brand/brand.server.ts";
import { type Drawing, readDrawing } from "../brand/drawing.server.ts";
import { plainFields } from "../fields/plain-fields.server.ts";
import { ContentError, type ContentProblem } from "./content-error.server.ts";
import { isTolerated, readText } from "./content-files.server.ts";
import { readChecked } from "./read-checked.server.ts";
import type { EachFile } from "./read-options.server.ts";

const files = ["brand.yaml", "logo.svg", "mark.svg"];

const asRead: EachFile = (_file, _schema, value) => value;

/** Reads `brand/`; its problems are appended. */
export function readBrand(root: string, problems: ContentProblem[], each = asRead): Brand | undefined {
  problems.push(...strangers(root));
  const file = "brand/brand.yaml";
  const schema = brandSchema(plainFields);
  const read = each(file, schema, readChecked(root, file, schema, problems));
  const [logo, mark] = ["logo", "mark"].map((name) => drawingOf(root, `brand/${name}.svg`, problems));
  return read && { ...read, logo: logo ?? null, mark: mark ?? null };
}

/**
 * The brand alone, for what a build makes of it.
 * @throws ContentError naming the file, field and reason of every problem
 */
export function soundBrand(root: string): Brand {
  const problems: ContentProblem[] = [];
  const brand = readBrand(root, problems);
  if (!brand || problems.length > 0) throw new ContentError(problems);
  return brand;
}

function strangers(root: string): ContentProblem[] {
  const folder = join(root, "brand");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !isTolerated(name) && !files.includes(name))
    .map((name) => ({
      file: `brand/${name}`,
      field: "",
      reason: `nothing reads it here; there are ${files.join(", ")}`,
    }));
}

/** Undefined if it does not exist. */
function drawingOf(root: string, file: string, problems: ContentProblem[]): Drawing | undefined {
  if (!existsSync(join(root, file))) return undefined;
  const read = readDrawing(readText(root, file));
  if (!("fault" in read)) return read;
  problems.push({ file, field: "", reason: read.fault });
  return undefined;
}
