import { canonicalPath } from "#shared/canonical-path.ts";
import { findRedirect, type RedirectRule } from "#shared/redirect-rules.ts";
import type { Middleware } from "./context.ts";
import { decodePath } from "./decode-path.ts";
import { plainResponse, redirectResponse } from "./plain-response.ts";

/** The site's table of moved addresses. */
export function redirects(rules: readonly RedirectRule[], basePath: string): Middleware {
  return async ({ req, var: { visitor } }, next) => {
    const found = findRedirect(rules, { pathname: canonicalPath(req.path), search: visitor.url.search });
    if (!found) return next();
    return redirectResponse(found.status, found.isExternal ? found.to : basePath.slice(0, -1) + found.to);
  };
}

/** Redirects a page to its canonical spelling; payloads pass unchanged. */
export function canonicalPaths(basePath: string, isPage: (path: string) => boolean): Middleware {
  return async ({ req, var: { visitor } }, next) => {
    const { path } = req;
    if (path.endsWith(".data") || decodePath(path) === undefined) return next();
    const canonical = canonicalPath(path);
    // `//host/page` is not a typing slip; a browser gets the error screen.
    if (path.startsWith("//") && !isPage(canonical))
      return req.header("Accept")?.includes("text/html") ? next() : plainResponse(404, "Not found");
    if (canonical === path) return next();
    return redirectResponse(308, basePath.slice(0, -1) + canonical + visitor.url.search);
  };
}
