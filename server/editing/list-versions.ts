import { parseAddress, type ValueChange } from "./changes.ts";
import { blocksOf, partsOf, plainInSource, versionInSource } from "./splice-source.ts";
import type { FieldPath } from "./splice-yaml.ts";

const mostKept = 2000;

export type ListVersions = ReturnType<typeof createListVersions>;

/**
 * Which version of a list or group became which by an editor's own changes of values, which move no entry: what the panel
 * shows may be older by those.
 */
export function createListVersions() {
  const next = new Map<string, string>();
  const keyOf = (file: string, path: FieldPath, version: string) => `${file}#${path.join(".")}:${version}`;
  return {
    /** After a value was written. */
    note({ address }: ValueChange, before: string, after: string): void {
      const { file, path } = parseAddress(address);
      for (let length = 0; length < path.length; length++) {
        const around = path.slice(0, length);
        if (lengthOf(before, file, around) !== lengthOf(after, file, around)) continue;
        next.set(keyOf(file, around, versionInSource(before, file, around)), versionInSource(after, file, around));
      }
      for (const key of [...next.keys()].slice(0, Math.max(0, next.size - mostKept))) next.delete(key);
    },
    /** Whether a version that an editor saw has become the present one only by that editor's own changes. */
    hasBecome(file: string, path: FieldPath, seen: string, now: string): boolean {
      const known = new Set<string>();
      let version: string | undefined = seen;
      while (version !== undefined && version !== now && !known.has(version)) {
        known.add(version);
        version = next.get(keyOf(file, path, version));
      }
      return version === now;
    },
  };
}

/** How many blocks a post's text has, or entries a list. */
function lengthOf(source: string, file: string, path: FieldPath): number {
  if (file.endsWith(".md") && path[0] === "body") return blocksOf(partsOf(source, file).body ?? "").length;
  const value = plainInSource(source, file, path);
  return Array.isArray(value) ? value.length : 0;
}
