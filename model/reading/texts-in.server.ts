import { nameInAddress } from "../fields/band-places.server.ts";

/** A text of a content file with its field: the last name of its path, such as title. */
export interface FieldText {
  file: string;
  name: string;
  path: string;
  text: string;
}

/** Every text in the fields of a file as parsed; headings within a post's text count as titles. */
export function textsIn(file: string, value: unknown, path: readonly string[] = []): FieldText[] {
  if (typeof value === "string") {
    const name = path.findLast((key) => Number.isNaN(Number(key))) ?? "";
    return [{ file, name, path: path.join("."), text: value }, ...(name === "body" ? headingsIn(file, value) : [])];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(file, entry, [...path, nameInAddress(path.at(-1), key, entry)]),
  );
}

function headingsIn(file: string, body: string): FieldText[] {
  const headings = [...body.matchAll(/^##+ (.+)$/gm)];
  return headings.map(([, text = ""]) => ({ file, name: "title", path: "body", text }));
}

const known = new WeakMap<object, FieldText[]>();

/** The same list for the same value, which is parsed once. */
export function fieldsOf(file: string, value: unknown): FieldText[] {
  if (typeof value !== "object" || value === null) return textsIn(file, value);
  const last = known.get(value);
  // Two files may say the same.
  const fields = last?.[0]?.file === file ? last : textsIn(file, value);
  known.set(value, fields);
  return fields;
}
