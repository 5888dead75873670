import { isDeepStrictEqual } from "node:util";
import { schemaAt } from "#model/fields/schema-fields.server.ts";
import { isInheritedName } from "#shared/own-value.ts";
import type { Arrangement } from "./arrange-yaml.ts";
import type { EditedSite } from "./edited-site.ts";
import {
  arrangeInSource,
  partsOf,
  placeOfWords,
  plainInSource,
  setInSource,
  valueInSource,
  versionInSource,
} from "./splice-source.ts";
import { type FieldPath, type FieldValue, SpliceError } from "./splice-yaml.ts";

/** A new value for a field. */
export interface ValueChange {
  /** `pages/pricing.yaml#bands.comparison.heading` */
  address: string;
  /** The value that the editor saw, in case somebody else has changed it since. */
  before: unknown;
  value: FieldValue;
  /** The same for what is typed in one go, which is taken back in one. */
  turn?: string | undefined;
}

/** An item or field that comes, goes or moves. */
interface ArrangedChange {
  /** Of the item or field. */
  address: string;
  /** Of the list or group that the editor saw. */
  version: string;
  arrangement: Arrangement;
}

export type Change = ValueChange | ArrangedChange;

/**
 * A field's place: `content/pages/pricing.yaml` and `["table", "heading"]`.
 * @throws SpliceError for a name that every object inherits, which is never a field
 */
export function parseAddress(address: string): { file: string; path: FieldPath } {
  const [name = "", fields = ""] = address.split("#");
  const path = fields
    .split(".")
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  if (path.some(isInheritedName)) throw new SpliceError("this name is not a field of the content");
  return { file: name.startsWith("brand/") ? name : `content/${name}`, path };
}

/**
 * The files with changes in them.
 * @throws SpliceError if a file cannot take its change
 */
export function filesWith(site: EditedSite, changes: readonly Change[]): Map<string, string> {
  const byFile = Map.groupBy(changes, ({ address }) => parseAddress(address).file);
  const written = [...byFile].map(([file, own]): [string, string] => {
    // Later places first: what comes or goes there moves nothing before it.
    const inOrder = own.toSorted((a, b) => comparePaths(parseAddress(b.address).path, parseAddress(a.address).path));
    return [file, inOrder.reduce((text, change) => withChange(text, file, change), site.read(file).text)];
  });
  return new Map(written);
}

function withChange(text: string, file: string, change: Change): string {
  const { path } = parseAddress(change.address);
  return "arrangement" in change
    ? arrangeInSource(text, file, path, change.arrangement)
    : setInSource(text, file, path, change.value, seenAsBlock(change));
}

function comparePaths(a: FieldPath, b: FieldPath): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  const [key, other] = [a[at], b[at]];
  if (typeof key === "number" && typeof other === "number") return key - other;
  return key === undefined || other === undefined ? a.length - b.length : 0;
}

/** The words that an editor had before them as a block of a post. */
function seenAsBlock({ address, before }: ValueChange): string | undefined {
  const { file, path } = parseAddress(address);
  return isBlock(file, path) && typeof before === "string" ? before : undefined;
}

/** Whether an address is that of a block of a post's text. */
export function isBlock(file: string, path: FieldPath): boolean {
  return file.endsWith(".md") && path[0] === "body" && path.length === 2 && typeof path[1] === "number";
}

type HasBecome = (file: string, path: FieldPath, seen: string, now: string) => boolean;
const isSame: HasBecome = (_file, _path, seen, now) => seen === now;

/** The present value if it is not what the editor saw; `hasBecome` knows what the editor's own changes made of a list. */
export function conflictOf(
  site: EditedSite,
  change: Change,
  hasBecome: HasBecome = isSame,
): { now: unknown } | undefined {
  const { file, path } = parseAddress(change.address);
  const { text } = site.read(file);
  if ("arrangement" in change) {
    const around = path.slice(0, -1);
    const isSeen = hasBecome(file, around, change.version, versionInSource(text, file, around));
    return isSeen ? undefined : { now: "something else; the panel shows it" };
  }
  const now = valueInSource(text, file, path) ?? null;
  const seen = seenAsBlock(change);
  if (seen !== undefined && placeOfWords(partsOf(text, file).body ?? "", Number(path[1]), seen)) return undefined;
  return isDeepStrictEqual(now, change.before ?? null) ? undefined : { now };
}

/**
 * @throws SpliceError for an address that the schema of its file does not have
 */
export async function expectField(site: EditedSite, address: string): Promise<void> {
  const { file, path } = parseAddress(address);
  const schema = (await site.now()).schemas.get(file) ?? (await site.shown())?.schemas.get(file);
  const fields = () => plainInSource(site.read(file).text, file, []);
  if (!schema || path.length === 0 || !(isBlock(file, path) || schemaAt(schema, path, fields())))
    throw new SpliceError("this is not a field of the content");
}
