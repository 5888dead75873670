import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entryFiles, isDraft } from "./content-files.server.ts";
import type { Known, Referable } from "./fields.server.ts";
import { readPictures } from "./pictures.server.ts";
import { machinePaths, sitePaths } from "./site-paths.server.ts";

/** What exists in these folders of `content/`, by name and by address, with the drafts among it. */
export async function knownNames(root: string, folders: readonly string[]): Promise<Known> {
  const slugsOf = (folder: string) => entryFiles(root, folder).map(({ slug }) => slug);
  const slugs = Object.fromEntries(folders.map((folder) => [folder, slugsOf(folder)])) as Record<Referable, string[]>;
  const drafts = (["people", "cases", "products"] as const).flatMap((folder) =>
    entryFiles(root, folder)
      .filter(({ file }) => isDraft(root, file))
      .flatMap(({ slug, file }) => [`${folder}/${slug}`, pathOf(folder, slug, readFileSync(join(root, file), "utf8"))]),
  );
  return {
    pictures: await readPictures(root),
    slugs,
    paths: new Set([...sitePaths(slugs, productIds(root)), ...machinePaths]),
    drafts: new Set(drafts),
  };
}

function pathOf(folder: "people" | "cases" | "products", slug: string, source: string): string {
  if (folder === "products") return `/single-shop/${productId(source) ?? ""}`;
  return folder === "people" ? `/team/${slug}` : `/portfolio/${slug}`;
}

/** Products are addressed by number; read ahead of the schema so that links to them can be checked. */
function productIds(root: string): number[] {
  return entryFiles(root, "products").flatMap(({ file }) => {
    const id = productId(readFileSync(join(root, file), "utf8"));
    return id === undefined ? [] : [id];
  });
}

function productId(source: string): number | undefined {
  const id = /^id:\s*(\d+)\s*$/m.exec(source)?.[1];
  return id ? Number(id) : undefined;
}
