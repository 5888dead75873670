import type { Content } from "#model/content.server.ts";
import { ownValue } from "#shared/own-value.ts";
import { unmarked } from "./source-marks.ts";

/** An entry that a field may name, as a person knows it. */
export interface EntryName {
  /** As the file names it. */
  value: string;
  name: string;
  /** The file of its picture below /images/. */
  picture?: string;
}

/** The entries of a kind by name and picture; those of another kind, or without a name, by their file. */
export function entryNames(content: Content | undefined, kind: string): readonly EntryName[] {
  const lists: Record<string, unknown> = { ...content };
  const list = ownValue(lists, kind);
  return (Array.isArray(list) ? list : []).flatMap((entry: Record<string, unknown>) => {
    if (typeof entry.slug !== "string") return [];
    const name = [entry.name, entry.title, entry.plan].find((own) => typeof own === "string");
    const src = ownValue(Object(entry.imgUrl) as Record<string, unknown>, "src");
    const picture = kind === "people" && typeof src === "string" ? fileOf(src) : undefined;
    return [{ value: entry.slug, name: unmarked(String(name ?? entry.slug)), ...(picture && { picture }) }];
  });
}

/** Without the sign of the version that the build adds. */
const fileOf = (src: string) => /^\/images\/([a-z0-9-]+)(?:\.[0-9a-f]{8})?(\.\w+)$/.exec(src)?.slice(1).join("");
