import type { ImageSource } from "#shared/image-address.ts";
import { isOff } from "#shared/off-pages.ts";
import type { Known, Referable } from "../fields/known.server.ts";
import { crawlerPaths, paperPaths, sitePaths } from "../pages/site-paths.server.ts";
import { composedFiles } from "./composed-files.server.ts";
import { entryFiles, readTextLoosely } from "./content-files.server.ts";
import { readLoops } from "./loops.server.ts";
import { closablePaths, readOff } from "./off.server.ts";
import { anchorReader } from "./page-anchors.server.ts";
import { fieldIn, looseYaml } from "./parsed-file.server.ts";
import { readPictures } from "./pictures.server.ts";
import { siteOrStarter } from "./site-folder.server.ts";
import { productId } from "./unpublished.server.ts";

/** What these folders of `content/` contain, by name and by address, published or not. */
export async function knownNames(root: string, folders: readonly string[]): Promise<Known> {
  const off = readOff(root);
  const isRead = (folder: string) => off.kinds.every((kind) => kind !== folder);
  const slugsOf = (folder: string) => (isRead(folder) ? entryFiles(root, folder).map(({ slug }) => slug) : []);
  const slugs = Object.fromEntries(folders.map((folder) => [folder, slugsOf(folder)])) as Record<Referable, string[]>;
  const labels = {
    tags: labelsIn(root, "listing", ["tags"], "tag"),
    series: labelsIn(root, "blog", ["series", "items"], "series"),
  };
  const composed = composedFiles(root).map(({ address }) => address);
  const fixed = [...sitePaths(slugs, labels.tags, productIds(root), []), ...crawlerPaths, ...paperPaths];
  const paths = [...fixed, ...composed];
  return {
    pictures: await readPictures(root),
    loops: readLoops(root),
    slugs,
    labels,
    paths: new Set(paths.filter((path) => !isOff(path, off.paths))),
    fixedPaths: new Set(fixed),
    closable: closablePaths,
    off: off.paths,
    offKinds: off.kinds,
    anchorsOf: anchorReader(root, (folder) => entryFiles(root, folder)),
    unpublished: new Map(),
  };
}

/** The same, for words that no page shows: every picture and link passes, and no entry is looked for. */
export function anything(known: Known): Known {
  return { ...known, pictures: new AnyPictures(known.pictures), off: [""], offKinds: Object.keys(known.slugs) };
}

class AnyPictures extends Map<string, ImageSource> {
  override get(src: string): ImageSource {
    return super.get(src) ?? { src, width: 1, height: 1 };
  }
}

/** What a page's list names under a key; read before validation, because posts are checked against it. */
function labelsIn(root: string, page: string, list: readonly string[], key: string): string[] {
  const place = siteOrStarter(root, `content/pages/${page}.yaml`);
  const entries = list.reduce(fieldIn, looseYaml(readTextLoosely(place.root, place.file)));
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => fieldIn(entry, key) ?? []).map(String);
}

/** Products are addressed by number; read before validation so that links to them can be checked. */
function productIds(root: string): number[] {
  return entryFiles(root, "products").flatMap(({ file }) => {
    const id = productId(readTextLoosely(root, file));
    return id === undefined ? [] : [id];
  });
}
