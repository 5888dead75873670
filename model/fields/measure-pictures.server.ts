import { basename, dirname, extname } from "node:path";
import { slugOf } from "#shared/fold-text.ts";
import type { RichText } from "#shared/rich-text.ts";
import { hasLoosePicture, pictureOf } from "../markdown/markdown.server.ts";
import type { Known } from "./known.server.ts";
import { nearestName } from "./nearest-name.server.ts";

/**
 * Gives each picture in a text its source with the natural size.
 * @returns what is wrong with them
 */
export function measurePictures(nodes: RichText, known: Known): string[] {
  if (hasLoosePicture(nodes)) return ["a picture is among words; give it a paragraph of its own"];
  return nodes.flatMap((node) => {
    const attrs = pictureOf(node)?.attrs;
    if (!attrs) return [];
    const { src = "", alt = "", title = "" } = attrs;
    const source = known.pictures.get(src);
    if (!source) return [noPicture(src, known)];
    if (!alt || !title) return [`the picture "${src}" has no description; write ![what it shows](${src} "a caption")`];
    Object.assign(attrs, { src: source.src, width: String(source.width), height: String(source.height) });
    return [];
  });
}

/** Why there is no picture at an address. */
export function noPicture(address: string, { pictures }: Known): string {
  const right = rightName(address);
  if (address.startsWith("/images/") && right !== address) {
    return `"${address}" is not an address of a picture; rename the file to ${right.slice(8)} and write ${right}`;
  }
  return `there is no picture "${address}"${nearestName(address, [...pictures.keys()])}`;
}

/** The address that a picture should have: `/images/my-photo.jpg` for `/images/My Photo.JPG`. */
export function rightName(address: string): string {
  const ending = extname(address);
  const folders = dirname(address).split("/").map(slugOf).join("/");
  return `${folders}/${slugOf(basename(address, ending)) || "picture"}${ending.toLowerCase()}`;
}
