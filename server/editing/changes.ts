import { isDeepStrictEqual } from "node:util";
import { isInheritedName } from "#shared/own-value.ts";
import type { Arrangement } from "./arrange-yaml.ts";
import type { ContentFile } from "./content-file.ts";
import type { EditedSite } from "./edited-site.ts";
import { arrangeInSource, setInSource, valueInSource, versionInSource } from "./splice-source.ts";
import { type FieldPath, type FieldValue, SpliceError } from "./splice-yaml.ts";

/** A new value for a field. */
interface ValueChange {
  /** `pages/pricing.yaml#table.heading` */
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
 * The file with the change in it.
 * @throws SpliceError where it cannot take it
 */
export function changed(site: EditedSite, change: Change): { file: ContentFile; text: string } {
  const { file: name, path } = parseAddress(change.address);
  const file = site.read(name);
  const text =
    "arrangement" in change
      ? arrangeInSource(file.text, name, path, change.arrangement)
      : setInSource(file.text, name, path, change.value);
  return { file, text };
}

/** What stands there now if it is not what the editor saw. */
export function conflictOf(site: EditedSite, change: Change): { now: unknown } | undefined {
  const { file, path } = parseAddress(change.address);
  const { text } = site.read(file);
  if ("arrangement" in change) {
    const isSame = versionInSource(text, file, path.slice(0, -1)) === change.version;
    return isSame ? undefined : { now: "something else; the panel shows it" };
  }
  const now = valueInSource(text, file, path) ?? null;
  return isDeepStrictEqual(now, change.before ?? null) ? undefined : { now };
}
