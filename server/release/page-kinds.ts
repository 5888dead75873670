import type { ServerBuild } from "react-router";
import type { SplitLanguage } from "../http/languages.ts";

type Routes = ServerBuild["routes"];
type BuiltRoute = NonNullable<Routes[string]>;

/** What a path is: a page that takes forms, one that does not, or not a page (such as the catch-all). */
export type KindOfPath = (path: string) => "form" | "page" | undefined;

interface PathReader {
  kindOfPath: KindOfPath;
  /** The page's route pattern, such as `/order/:reference`. */
  patternOf: (path: string) => string | undefined;
}

/**
 * Reads it from a build's routes, so that a post to a page without a form costs no rendering. The patterns are compiled
 * once: the router's own `matchPath` compiles each of them again for every path, and the log asks about every request.
 */
export function readPageKinds(routes: Routes, languageOf: SplitLanguage = (path) => ({ start: "", path })): PathReader {
  const known = Object.values(routes).flatMap((route) => {
    const isPage = route && route.path !== "*" && (route.path || route.index);
    if (!isPage) return [];
    const pattern = fullPath(route, routes);
    return [{ pattern, shape: shapeOf(pattern), takesForms: route.module.action !== undefined }];
  });
  return {
    kindOfPath(target) {
      const { path } = languageOf(target);
      const found = known.filter(({ shape }) => shape.test(path));
      if (found.length === 0) return undefined;
      return found.some(({ takesForms }) => takesForms) ? "form" : "page";
    },
    patternOf: (target) => known.find(({ shape }) => shape.test(languageOf(target).path))?.pattern,
  };
}

/** As the router matches: in either case, with or without a slash at the end. */
function shapeOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[\\.*+^${}|()[\]]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\/:[\w-]+/g, "/[^/]+")}/*$`, "i");
}

function fullPath({ path = "", parentId }: BuiltRoute, routes: Routes): string {
  const parent = parentId ? routes[parentId] : undefined;
  return `${parent ? fullPath(parent, routes) : ""}/${path}`.replace(/\/{2,}/g, "/");
}
