import type { Content } from "../content.server.ts";
import { localeOf } from "../fields/locale.server.ts";
import { pageStates } from "./page-states.server.ts";
import { openTranslation, type Translation } from "./translation.server.ts";

/**
 * The content with the site in each of its other languages.
 * @param read reads the site once more, with a translation laid over it
 */
export async function withTranslations(
  source: Content,
  root: string,
  read: (translation: Translation) => Promise<Content>,
): Promise<Content> {
  const editions = [];
  for (const { code, name } of source.site.languages) {
    const translation = openTranslation(root, code);
    const content = await read(translation);
    const { dir } = localeOf(content.site);
    editions.push({ code, content, language: { code, name, dir, pages: pageStates(source, translation) } });
  }
  const languages = editions.map(({ language }) => language);
  const translations = editions.map(({ code, content }) => [
    code,
    { ...content, language: code, sourceLang: source.site.lang, languages },
  ]);
  return { ...source, languages, translations: Object.fromEntries(translations) };
}
