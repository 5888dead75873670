import type { matchPath, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type BuiltRoute = NonNullable<Routes[string]>;

/** What a path is: a page that takes forms, one that does not, or nothing (the catch-all is nothing). */
export type KindOfPath = (path: string) => "form" | "page" | undefined;

/**
 * Reads it from the routes of a build, so that a post to a page without a form costs no rendering. The build hands out
 * `match`: a router that is imported before NODE_ENV is set brings another half of React than the build's.
 */
export function readFormPaths(routes: Routes, match: typeof matchPath): KindOfPath {
  const known = Object.values(routes).flatMap((route) => {
    const pattern = route && (route.path || route.index) ? fullPath(route, routes) : "*";
    return pattern === "*" ? [] : [{ pattern, takesForms: route?.module.action !== undefined }];
  });
  return (path) => {
    const found = known.filter(({ pattern }) => match(pattern, path));
    if (found.length === 0) return undefined;
    return found.some(({ takesForms }) => takesForms) ? "form" : "page";
  };
}

function fullPath({ path = "", parentId }: BuiltRoute, routes: Routes): string {
  const parent = parentId ? routes[parentId] : undefined;
  return [parent && fullPath(parent, routes), path].filter(Boolean).join("/") || "/";
}
