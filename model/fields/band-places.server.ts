import { ownValue } from "#shared/own-value.ts";

type Path = readonly (string | number)[];

/**
 * A field's place in a file whose `bands` are a list, from its address, which names a band by its role:
 * `bands.prices.heading` is `bands.2.heading`. Other places stay as they are.
 */
export function placeOfAddress(fields: unknown, path: Path): Path {
  const [list, role, ...rest] = path;
  if (list !== "bands" || typeof role !== "string") return path;
  const index = bandsOf(fields).findIndex((band) => roleOf(band) === role);
  return index < 0 ? path : [list, index, ...rest];
}

/** The address of a place: the band's role instead of its number. */
export function addressOfPlace(fields: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  const [list, index, ...rest] = path;
  const role = list === "bands" && typeof index === "number" ? roleOf(bandsOf(fields)[index]) : undefined;
  return role === undefined ? [...path] : ["bands", role, ...rest];
}

/** The name of an entry in an address, below its list or group: of a band its role, else its key or number. */
export function nameInAddress(parent: string | undefined, key: string, entry: unknown): string {
  return parent === "bands" ? (roleOf(entry) ?? key) : key;
}

function bandsOf(fields: unknown): readonly unknown[] {
  const bands =
    typeof fields === "object" && fields !== null ? ownValue(fields as Record<string, unknown>, "bands") : [];
  return Array.isArray(bands) ? bands : [];
}

/** The role of a band in plain data, if it can be part of an address. */
export function roleOf(band: unknown): string | undefined {
  if (typeof band !== "object" || band === null) return undefined;
  const role = ownValue(band as Record<string, unknown>, "role");
  return typeof role === "string" && /^[a-z][a-z0-9-]*$/.test(role) ? role : undefined;
}
