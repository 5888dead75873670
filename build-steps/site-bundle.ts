import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { default?: unknown };
}

interface Files {
  module: string;
  imports?: string[];
  css?: string[];
}

/** What the framework's build tells of itself: routes, and the addresses of their files. */
export interface SiteBundle {
  routes: Record<string, BuiltRoute>;
  assets: { url: string; entry: Files; routes: Record<string, Files & { id: string }> };
}

/** @param folder of a release */
export function readBundle(folder: string): Promise<SiteBundle> {
  return import(pathToFileURL(join(folder, "server", "index.js")).href);
}
