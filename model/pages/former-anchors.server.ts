import type { Fields } from "../fields/fields.server.ts";

/** Anchors of a band from before its present name, which links from elsewhere still use. */
export const former = (f: Fields) =>
  f.list(f.slug("an older name of the band, which links from elsewhere may still use"), { min: 0, max: 6 }).optional();
