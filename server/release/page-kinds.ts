import type { matchPath, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type BuiltRoute = NonNullable<Routes[string]>;

/** What a path is: a page that takes forms, one that does not, or nothing (the catch-all is nothing). */
export type KindOfPath = (path: string) => "form" | "page" | undefined;

interface PathReader {
  kindOfPath: KindOfPath;
  /** The page's entry in the address book, such as `/order/:reference`. */
  patternOf: (path: string) => string | undefined;
}

/**
 * Reads it from the routes of a build, so that a post to a page without a form costs no rendering. The build hands out
 * `match`: a router that is imported before NODE_ENV is set brings another half of React than the build's.
 */
export function readPageKinds(routes: Routes, match: typeof matchPath): PathReader {
  const known = Object.values(routes).flatMap((route) => {
    const isPage = route && route.path !== "*" && (route.path || route.index);
    return isPage ? [{ pattern: fullPath(route, routes), takesForms: route.module.action !== undefined }] : [];
  });
  return {
    kindOfPath(path) {
      const found = known.filter(({ pattern }) => match(pattern, path));
      if (found.length === 0) return undefined;
      return found.some(({ takesForms }) => takesForms) ? "form" : "page";
    },
    patternOf: (path) => known.find(({ pattern }) => match(pattern, path))?.pattern,
  };
}

function fullPath({ path = "", parentId }: BuiltRoute, routes: Routes): string {
  const parent = parentId ? routes[parentId] : undefined;
  return `${parent ? fullPath(parent, routes) : ""}/${path}`.replace(/\/{2,}/g, "/");
}
