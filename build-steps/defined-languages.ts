import { languageCodes } from "../model/languages/site-languages.server.ts";

interface Defined {
  contentFolder: string;
  basePath: string;
}

/**
 * The values of `shared/build-values.d.ts`, as source text for `define`: with one language they are constants, and a site
 * has the same script as without languages.
 */
export function definedLanguages({ contentFolder, basePath }: Defined): Record<string, string> {
  const hasLanguages = languageCodes(contentFolder).length > 0;
  return {
    __LANGUAGES__: String(hasLanguages),
    __PAGES_BASE__: hasLanguages
      ? `(typeof window === "undefined" ? ${JSON.stringify(basePath)} : window.__reactRouterContext.basename)`
      : JSON.stringify(basePath),
  };
}
