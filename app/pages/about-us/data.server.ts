import type { Content } from "#model/content.server.ts";
import type { OwnBand } from "./words.server.ts";

export type ShownOffices = NonNullable<ReturnType<typeof prepareOffices>>;

/** The offices of the site file; undefined if it has none. */
export function prepareOffices(words: OwnBand<"offices">, { site: { offices } }: Content) {
  return offices.length > 0 ? { ...words, offices } : undefined;
}
