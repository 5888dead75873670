import { isDeepStrictEqual } from "node:util";
import { textOfRaw } from "#model/reading/source-text.server.ts";
import { rawOf } from "../content-file.ts";
import { blocksOf, partsOf, plainInSource, setInSource } from "../splice-source.ts";
import type { FieldPath, FieldValue } from "../splice-yaml.ts";

/** A file as it was when a draft began, as the draft has it, and as somebody else has left it since. */
interface Versions {
  base: string | null;
  own: string | null;
  theirs: string | null;
}

export interface Merged {
  /** Theirs with the draft's changes, except where both changed the same. */
  text: string;
  /** The draft's values where both did. */
  both: { path: FieldPath; before: FieldValue | null; value: FieldValue }[];
}

/**
 * Brings a draft onto a file that somebody else has changed, field by field: what one of the two changed is taken, and
 * what both changed is theirs, with the draft's beside it.
 * @returns undefined if the changes cannot be merged: a file that one of them took away, lists that both arranged
 */
export function mergeDraft(file: string, { base, own, theirs }: Versions): Merged | undefined {
  if (base === null || own === null || theirs === null) return undefined;
  const [was, mine, now] = [base, own, theirs].map(textOfRaw) as [string, string, string];
  const [wasValue, ownValue, nowValue] = [was, mine, now].map((text) => wholeOf(text, file));
  const [changed, changedByOthers] = [differences(wasValue, ownValue), differences(wasValue, nowValue)];
  if (isTextInBoth(changed, changedByOthers)) return mergeFields(file, [was, mine, now], theirs);
  const isArranged = changed.some(isArrangement);
  // A list that the draft arranged stays as arranged, and their values come into it.
  const [onto, further] = isArranged ? [mine, changedByOthers] : [now, changed];
  if (further.some(isArrangement)) return undefined;
  if (isArranged && withValues(was, file, changedByOthers) !== now) return undefined;
  const inBoth = ({ path }: Difference) => changedByOthers.some((other) => overlap(path, other.path));
  if (changed.some((one) => isArrangement(one) && inBoth(one))) return undefined;
  const clashing = changed.filter(
    (one) => inBoth(one) && !changedByOthers.some((other) => isDeepStrictEqual(one, other)),
  );
  const applied = isArranged ? further : further.filter((one) => !inBoth(one));
  const text = withValues(onto, file, applied);
  const both = clashing.flatMap(({ path, value }) =>
    value === undefined ? [] : [{ path, before: plainAt(wasValue, path), value }],
  );
  return { text: rawOf({ raw: theirs, text: now }, text), both };
}

/** Whether both have changed the same part of a post's text, or one of them its blocks. */
function isTextInBoth(own: readonly Difference[], others: readonly Difference[]): boolean {
  const inText = (all: readonly Difference[]) => all.filter(({ path: [first] }) => first === "body");
  return inText(own).some((one) =>
    inText(others).some((other) => overlap(one.path, other.path) && !isDeepStrictEqual(one, other)),
  );
}

/** A text is written, and so kept, as a whole: theirs stands, the draft's is beside it, and the fields are merged. */
function mergeFields(file: string, [was, mine, now]: readonly [string, string, string], theirs: string) {
  const bodyOf = (text: string) => partsOf(text, file).body ?? "";
  const [base, own] = [was, mine].map((text) => setInSource(text, file, ["body"], bodyOf(now))) as [string, string];
  const merged = mergeDraft(file, { base, own, theirs });
  const kept = { path: ["body"], before: bodyOf(was), value: bodyOf(mine) };
  return merged && { ...merged, both: [...merged.both, kept] };
}

/** A plain value that is another, or a list or group that has other entries. */
interface Difference {
  path: FieldPath;
  /** Undefined where entries came, went or moved. */
  value: FieldValue | undefined;
}

const isArrangement = ({ value }: Difference) => value === undefined;

/** A file's whole value, the blocks of a post's text among it. */
function wholeOf(text: string, file: string): unknown {
  const value = plainInSource(text, file, []);
  const { body } = partsOf(text, file);
  if (body === undefined || typeof value !== "object" || value === null) return value;
  return { ...value, body: blocksOf(body).map(({ start, end }) => body.slice(start, end)) };
}

function differences(before: unknown, after: unknown, path: FieldPath = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isPlain(after) && (isPlain(before) || before === undefined)) return [{ path, value: after }];
  const [a, b] = [entriesOf(before), entriesOf(after)];
  if (!a || !b || Array.isArray(before) !== Array.isArray(after)) return [{ path, value: undefined }];
  const isSameList = !Array.isArray(before) || a.size === b.size;
  const isOnlyMore = [...a.keys()].every((key) => b.has(key));
  if (!isSameList || !isOnlyMore) return [{ path, value: undefined }];
  return [...b].flatMap(([key, value]) => {
    const known = a.get(key);
    return known === undefined && !isPlain(value)
      ? [{ path: [...path, key], value: undefined }]
      : differences(known, value, [...path, key]);
  });
}

function entriesOf(value: unknown): Map<string | number, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.entries());
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)) : undefined;
}

function withValues(source: string, file: string, changes: readonly Difference[]): string {
  return changes.reduce(
    (text, { path, value }) => (value === undefined ? text : setInSource(text, file, path, value)),
    source,
  );
}

function overlap(a: FieldPath, b: FieldPath): boolean {
  const shared = Math.min(a.length, b.length);
  return isDeepStrictEqual(a.slice(0, shared), b.slice(0, shared));
}

function plainAt(value: unknown, path: FieldPath): FieldValue | null {
  const found = path.reduce<unknown>((inner, key) => entriesOf(inner)?.get(key), value);
  return isPlain(found) ? found : null;
}

function isPlain(value: unknown): value is FieldValue {
  return ["string", "number", "boolean"].includes(typeof value);
}
