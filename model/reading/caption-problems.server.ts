import { nameInAddress } from "../fields/band-places.server.ts";
import type { ContentProblem } from "./content-error.server.ts";

/** Pictures whose alternative text only repeats the caption, which everybody can read anyway. */
export function captionProblems(values: ReadonlyMap<string, unknown>): ContentProblem[] {
  return [...values].flatMap(([file, value]) => repeated(value).map((field) => problem(file, field)));
}

function repeated(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "alt" in value && "caption" in value && plain(value.alt) === plain(value.caption);
  const within = Object.entries(value).flatMap(([key, part]) =>
    repeated(part, [...path, nameInAddress(path.at(-1), key, part)]),
  );
  return own ? [[...path, "alt"].join("."), ...within] : within;
}

const plain = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replace(/[.\s]+$/, "");

function problem(file: string, field: string): ContentProblem {
  const reason = "says what the caption says; describe what the picture shows, for those who cannot see it";
  return { file, field, reason };
}
