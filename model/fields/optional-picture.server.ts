import type { Fields } from "./fields.server.ts";

/** A picture that shows what a band says; the band holds without it. */
export const optionalPicture = (f: Fields, hint: string) =>
  f.object({ imgUrl: f.picture(hint), alt: f.alt() }).optional();
