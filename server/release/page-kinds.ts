import type { matchPath, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type BuiltRoute = NonNullable<Routes[string]>;

/** What a path is: a page that takes forms, one that does not, or no page (the catch-all is none). */
export type KindOfPath = (path: string) => "form" | "page" | undefined;

interface PathReader {
  kindOfPath: KindOfPath;
  /** The page's route pattern, such as `/order/:reference`. */
  patternOf: (path: string) => string | undefined;
}

/**
 * Reads it from a build's routes, so that a post to a page without a form costs no rendering. The build provides `match`:
 * importing a router before NODE_ENV is set would load the other variant of React.
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
