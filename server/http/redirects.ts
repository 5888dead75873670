import { canonicalPath } from "#shared/canonical-path.ts";
import { findRedirect, type RedirectRule } from "#shared/redirect-rules.ts";
import type { Middleware } from "./context.ts";
import { decodePath } from "./decode-path.ts";
import type { SplitLanguage } from "./languages.ts";
import { plainResponse, redirectResponse } from "./plain-response.ts";

interface Places {
  basePath: string;
  languageOf: SplitLanguage;
}

/** The site's table of moved addresses, the same in every language. */
export function redirects(rules: readonly RedirectRule[], { basePath, languageOf }: Places): Middleware {
  return async ({ req, var: { visitor } }, next) => {
    const { start, path } = languageOf(req.path);
    const found = findRedirect(rules, { pathname: canonicalPath(path), search: visitor.url.search });
    if (!found) return next();
    return redirectResponse(found.status, found.isExternal ? found.to : basePath.slice(0, -1) + start + found.to);
  };
}

/** Redirects a page to its canonical spelling; payloads pass unchanged. */
export function canonicalPaths({ basePath, languageOf }: Places, isPage: (path: string) => boolean): Middleware {
  return async ({ req, var: { visitor } }, next) => {
    const { path } = req;
    if (path.endsWith(".data") || decodePath(path) === undefined) return next();
    const canonical = canonicalIn(languageOf, path);
    // `//host/page` is not a typing slip; a browser gets the error screen.
    if (path.startsWith("//") && !isPage(canonical))
      return req.header("Accept")?.includes("text/html") ? next() : plainResponse(404, "Not found");
    if (canonical === path) return next();
    return redirectResponse(308, basePath.slice(0, -1) + canonical + visitor.url.search);
  };
}

/** A language's home page is its base, with a slash at the end, as the site's is. */
function canonicalIn(languageOf: SplitLanguage, path: string): string {
  const { start, path: rest } = languageOf(canonicalPath(path));
  return start + (start && rest === "" ? "/" : rest);
}
