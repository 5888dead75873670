import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PageWeight } from "../shared/vitals.ts";
import { readBundle, type SiteBundle } from "./site-bundle.ts";

interface WeighedBuild {
  folder: string;
  basePath: string;
  /** Paths of prerendered pages. */
  paths: readonly string[];
}

/** Measures the first visit of each page of the route table from the files that the build makes it load. */
export async function weighPages({ folder, basePath, paths }: WeighedBuild): Promise<PageWeight[]> {
  const { routes, assets } = await readBundle(folder);
  const client = join(folder, "client");
  const weigh = (address: string) => sentBytes(join(client, address.slice(basePath.length - 1).replace("#", "")));
  const pages = Object.values(routes).filter((route) => route.module.default && (route.index || route.path));
  return pages
    .filter(({ path = "" }) => path !== "*" && !path.startsWith("__fixtures"))
    .map((route) => {
      const chain = [assets.entry, ...idsOf(route, routes).map((id) => assets.routes[id])].filter((part) => !!part);
      const scripts = new Set([assets.url, ...chain.flatMap(({ module, imports = [] }) => [module, ...imports])]);
      const sheets = new Set(chain.flatMap(({ css = [] }) => css));
      const pattern = `/${route.path ?? ""}`;
      const shape = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
      const documents = paths.filter((path) => shape.test(path)).map((path) => join(client, path, "index.html"));
      return {
        route: pattern,
        html: documents.length > 0 ? Math.max(...documents.map(sentBytes)) : undefined,
        script: sum([...scripts].map(weigh)),
        style: sum([...sheets].map(weigh)),
      };
    });
}

function idsOf({ id, parentId }: SiteBundle["routes"][string], routes: SiteBundle["routes"]): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent ? [id, ...idsOf(parent, routes)] : [id];
}

/** The compressed copy, if there is one. */
function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
