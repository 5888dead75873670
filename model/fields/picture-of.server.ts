import type { Fields } from "./fields.server.ts";

/** A picture and its words, where a page can do without. */
export const pictureOf = (f: Fields, hint: string) =>
  f.object({ imgUrl: f.picture(hint), alt: f.text("what the picture shows") }).optional();
