import type { Known, Referable } from "../fields/known.server.ts";
import { crawlerPaths, sitePaths } from "../pages/site-paths.server.ts";
import { entryFiles, readTextLoosely } from "./content-files.server.ts";
import { anchorReader } from "./page-anchors.server.ts";
import { readPictures } from "./pictures.server.ts";
import { productId } from "./unpublished.server.ts";

/** What these folders of `content/` contain, by name and by address, published or not. */
export async function knownNames(root: string, folders: readonly string[]): Promise<Known> {
  const slugsOf = (folder: string) => entryFiles(root, folder).map(({ slug }) => slug);
  const slugs = Object.fromEntries(folders.map((folder) => [folder, slugsOf(folder)])) as Record<Referable, string[]>;
  return {
    pictures: await readPictures(root),
    slugs,
    paths: new Set([...sitePaths(slugs, productIds(root)), ...crawlerPaths]),
    anchorsOf: anchorReader(root, (folder) => entryFiles(root, folder)),
    unpublished: new Map(),
  };
}

/** Products are addressed by number; read before validation so that links to them can be checked. */
function productIds(root: string): number[] {
  return entryFiles(root, "products").flatMap(({ file }) => {
    const id = productId(readTextLoosely(root, file));
    return id === undefined ? [] : [id];
  });
}
