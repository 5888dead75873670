import { matchPath, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type BuiltRoute = NonNullable<Routes[string]>;

/** What a path is: a page that takes forms, one that does not, or nothing (the catch-all is nothing). */
export type KindOfPath = (path: string) => "form" | "page" | undefined;

/** Reads it from the routes of a build, so that a post to a page without a form costs no rendering. */
export function readFormPaths(routes: Routes): KindOfPath {
  const known = Object.values(routes).flatMap((route) => {
    const pattern = route && (route.path || route.index) ? fullPath(route, routes) : "*";
    return pattern === "*" ? [] : [{ pattern, takesForms: route?.module.action !== undefined }];
  });
  return (path) => {
    const found = known.filter(({ pattern }) => matchPath(pattern, path));
    if (found.length === 0) return undefined;
    return found.some(({ takesForms }) => takesForms) ? "form" : "page";
  };
}

function fullPath({ path = "", parentId }: BuiltRoute, routes: Routes): string {
  const parent = parentId ? routes[parentId] : undefined;
  return [parent && fullPath(parent, routes), path].filter(Boolean).join("/") || "/";
}
