import { addressOfPlace, placeOfAddress } from "#model/fields/band-places.server.ts";
import { defOf, groupWith, kindsOf, type Schema, schemaAt } from "#model/fields/schema-fields.server.ts";
import type { HeldValue } from "./drafts/drafts.ts";
import type { EntryName } from "./entry-names.ts";
import { type FieldKind, firstWords, hexIn, isPlain, kindOf, plainOf } from "./field-kinds.ts";
import { type Focus, focusBeside } from "./picture-places.ts";
import { blocksOf, partsOf, plainInSource, valueInSource, versionInSource } from "./splice-source.ts";
import type { FieldPath } from "./splice-yaml.ts";

/** A field of the side panel. */
export interface FormField {
  /** `pages/pricing.yaml#bands.comparison.heading` */
  address: string;
  /** Its key, or its number in a list. */
  name: string;
  /** The schema's words. */
  hint: string;
  as: FieldKind;
  options?: readonly string[];
  /** The entries that these are, by name and picture. */
  entries?: readonly EntryName[];
  isOptional: boolean;
  /** As the file has it; for a group or a list its first words. */
  value: string | number | boolean | null;
  /** Whether the file leaves it out, as it may. */
  isAbsent: boolean;
  /** Of a colour: as the browser's own field for colours takes it. */
  hex?: string;
  /** Of a picture: what of it stays in view, in per cent; null for the middle, absent where that cannot be chosen. */
  focus?: Focus | null;
  /** The facts and fields that it cites, as written, and where they are edited. */
  cites?: { written: string; address: string }[];
}

/** A group of fields of a file, as the panel shows it. */
export interface Form {
  file: string;
  /** The groups around it, outermost first: name and address. */
  trail: { name: string; address: string }[];
  fields: FormField[];
  /** The version of the group or list, so that items and fields are only added to what the editor saw. */
  version: string;
  isList: boolean;
  /** What a new item may be, where the list has several kinds: the shapes of bands. */
  choices?: readonly string[];
  /** What the file says, if this is one of its entries by name, as a fact is: it can be removed. */
  inRecord?: string;
  /** Its place in the list around it. */
  place?: { at: number; count: number; version: string };
  /** What was typed into its fields and is kept, but is not in the draft. */
  held?: readonly HeldValue[];
}

interface Surroundings {
  /** The file of each fact. */
  homes: ReadonlyMap<string, string>;
  /** The addresses of all pictures. */
  pictures: readonly string[];
  /** The entries of a kind, as people know them. */
  entriesOf?: (kind: string) => readonly EntryName[];
}

/** The group that a path names, or that holds the field it names. */
export function describeForm(
  { file, source, schema, path }: Place,
  { homes, pictures, entriesOf = () => [] }: Surroundings,
): Form | undefined {
  const name = file.replace(/^content\//, "");
  const whole = plainInSource(source, file, []);
  // Bands are found by their numbers here, and named by their roles.
  const named = (way: FieldPath) => addressOfPlace(whole, way).map(String);
  const addressOf = (way: FieldPath) => `${name}#${named(way).join(".")}`;
  const at = placeOfAddress(whole, path);
  const groupPath = isGroup({ file, source, schema, path: at }) ? at : at.slice(0, -1);
  const fields = childrenOf(file, source, schema, groupPath).map(({ key, schema: inner, hint }): FormField => {
    const way = [...groupPath, key];
    const value = valueInSource(source, file, way);
    const kind = isText(file, way) ? { ...kindOf(inner, value), as: "list" as const } : kindOf(inner, value);
    return {
      ...{ address: addressOf(way), name: named(way).at(-1) ?? "", hint: hint ?? kind.hint, as: kind.as },
      ...(kind.options && { options: kind.options }),
      ...(kind.of && { entries: entriesOf(kind.of) }),
      ...(kind.as === "picture" && { options: pictures }),
      ...(kind.as === "colour" && hexIn(value)),
      ...(key === "imgUrl" && { focus: focusBeside(source, file, way) }),
      isOptional: kind.isOptional,
      value: isPlain(value) && kind.as !== "list" ? value : firstWords(plainOf(value)),
      isAbsent: value === undefined,
      ...(typeof value === "string" && value.includes("{{") && { cites: citesIn(value, homes) }),
    };
  });
  const trail = named(groupPath).map((key, depth) => ({
    name: key,
    address: addressOf(groupPath.slice(0, depth + 1)),
  }));
  const version = versionInSource(source, file, groupPath);
  const defAt = (way: FieldPath) => defOf(schemaAt(schema, way, whole));
  const isList = isText(file, groupPath) || defAt(groupPath)?.type === "array";
  const list = defAt(groupPath);
  const choices = list?.type === "array" ? kindsOf(list.element) : [];
  const place = placeOf(file, source, groupPath);
  const isInRecord = groupPath.length > 0 && defAt(groupPath.slice(0, -1))?.type === "record";
  return {
    file: name,
    trail: [{ name, address: addressOf([]) }, ...trail],
    fields,
    version,
    isList,
    ...(choices.length > 0 && { choices }),
    ...(place && { place }),
    ...(isInRecord && { inRecord: versionInSource(source, file, groupPath.slice(0, -1)) }),
  };
}

/** `{{crew-week:short}}` leads to the fact, `{{cases/x.weeks}}` to the field. */
function citesIn(text: string, homes: ReadonlyMap<string, string>): { written: string; address: string }[] {
  return [...text.matchAll(/\{\{\s*([^{}:\s]+)[^{}]*\}\}/g)].flatMap(([written, subject = ""]) => {
    const home = homes.get(subject)?.replace(/^content\//, "");
    if (home) return [{ written, address: `${home}#${subject}` }];
    const [, entry, field] = /^([a-z]+\/[a-z0-9-]+)\.([A-Za-z0-9.]+)$/.exec(subject) ?? [];
    return entry && field
      ? [{ written, address: `${entry}${entry.startsWith("blog/") ? ".md" : ".yaml"}#${field}` }]
      : [];
  });
}

const isText = (file: string, path: FieldPath) => file.endsWith(".md") && path.join() === "body";

function placeOf(file: string, source: string, path: FieldPath): Form["place"] {
  const [list, at] = [path.slice(0, -1), path.at(-1)];
  const items = plainInSource(source, file, list);
  if (typeof at !== "number" || !Array.isArray(items)) return undefined;
  return { at, count: items.length, version: versionInSource(source, file, list) };
}

interface Child {
  key: string | number;
  schema: Schema | undefined;
  hint?: string;
}

function childrenOf(file: string, source: string, schema: Schema, path: FieldPath): Child[] {
  if (path[0] === "body" && file.endsWith(".md")) {
    return blocksOf(partsOf(source, file).body ?? "").map(({ kind }, key) => ({ key, schema: undefined, hint: kind }));
  }
  const written = defOf(schemaAt(schema, path, plainInSource(source, file, [])));
  const [key = ""] = written?.type === "union" ? Object.keys(fieldsIn(source, file, path)) : [];
  const def = written?.type === "union" ? defOf(groupWith(written, key)) : written;
  if (def?.type === "object")
    return Object.entries(def.shape).flatMap(([key, inner]) =>
      // It is chosen on its picture.
      key === "focus" && "imgUrl" in def.shape ? [] : [{ key, schema: inner }],
    );
  if (def?.type === "record")
    return Object.keys(fieldsIn(source, file, path)).map((key) => ({ key, schema: def.valueType }));
  if (def?.type !== "array") return [];
  const value = plainOf(valueInSource(source, file, path));
  return Array.isArray(value) ? value.map((_, key) => ({ key, schema: def.element })) : [];
}

function fieldsIn(source: string, file: string, path: FieldPath): object {
  const value = plainInSource(source, file, path);
  return typeof value === "object" && value !== null ? value : {};
}

interface Place {
  file: string;
  source: string;
  schema: Schema;
  path: FieldPath;
}

function isGroup({ file, source, schema, path }: Place): boolean {
  if (path[0] === "body" && file.endsWith(".md")) return path.length === 1;
  if (path.length === 0) return true;
  const def = defOf(schemaAt(schema, path, plainInSource(source, file, [])));
  if (def?.type === "union") return !isPlain(valueInSource(source, file, path) ?? null);
  return def?.type === "object" || def?.type === "array" || def?.type === "record";
}
