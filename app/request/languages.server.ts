import { AsyncLocalStorage } from "node:async_hooks";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Content } from "#model/content.server.ts";
import { localeOf } from "#model/fields/locale.server.ts";
import { pagesBase } from "#model/site/site-address.server.ts";
import { type PageLanguage, readLanguageBy } from "#shared/page-language.ts";
import { contentKey } from "./content.server.ts";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Formatters and links deep in a page read it, while pages of other languages render beside it. */
const speaking = new AsyncLocalStorage<PageLanguage>();
readLanguageBy(() => speaking.getStore());

/**
 * Answers requests in the language that the address names: `/de/…` is the same routes below another base, with that
 * language's content.
 */
export function createLanguageHandler(build: ServerBuild, { translations }: Content): Handle {
  const source = createRequestHandler(build);
  const others = Object.values(translations).map((content) => {
    const handle = createRequestHandler({ ...build, basename: pagesBase(content) });
    return { content, language: languageOf(content), handle };
  });
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const other = others.find(({ language }) => `${pathname}/`.startsWith(language.base));
    if (!other) return source(request, context);
    context.set(contentKey, other.content);
    return speaking.run(other.language, () => other.handle(request, context));
  };
}

function languageOf(content: Content): PageLanguage {
  const { site, sourceLang, language, languages } = content;
  const pages = Object.keys(languages.find(({ code }) => code === language)?.pages ?? {});
  return { base: pagesBase(content), locale: localeOf(site), source: sourceLang, pages };
}
