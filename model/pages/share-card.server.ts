import { paintedMark, wordsOn } from "../brand/painted.server.ts";
import type { Content } from "../content.server.ts";
import { findListedPage } from "./find-page.server.ts";

/** The text of a page's share picture; undefined for a page unknown to crawlers. */
export function findShareCard(content: Content, path: string) {
  const page = findListedPage(content, path);
  if (!page) return undefined;
  const { brand, sharing } = content.site;
  const own = sharing.pages.find((entry) => entry.path === path);
  const picture = own?.imgUrl ?? page.picture ?? sharing.imgUrl;
  const ground = own?.department ?? page.department ?? content.brand.share.ground;
  const { colours } = content.brand;
  return {
    title: page.title,
    brand,
    picture: picture.src.slice(1),
    ground: colours[ground].hex,
    ink: colours[wordsOn(content.brand, ground)].hex,
    mark: paintedMark(content.brand, brand, ground),
  };
}
