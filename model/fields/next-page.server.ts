import type { ImageSource } from "#shared/image-address.ts";
import type { Fields } from "./fields.server.ts";

/** The page to read next, as a page's file names it. */
export interface NextPage {
  url: string;
  picture?: ImageSource | undefined;
}

/** The field `next` of a page's file. */
export const nextPage = (f: Fields) =>
  f
    .object({
      url: f.link("the path of the page to read next"),
      picture: f.picture("the address of a cut-out picture beside its heading").optional(),
    })
    .optional();
