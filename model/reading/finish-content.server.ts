import type { z } from "zod";
import type { Content, Folder, Pages } from "../content.server.ts";
import { countedFolders, withNumberWords } from "../fields/number-words.server.ts";
import { paperFiles } from "../papers/paper-files.server.ts";
import { priceBookOf, type priceBookSchema } from "../site/price-book.server.ts";
import type { showroomSchema } from "../site/showroom.server.ts";
import { withoutEntries } from "./off.server.ts";
import { offLinksByFile } from "./off-links.server.ts";
import { withPageLinks } from "./page-links.server.ts";
import { nextDueAfter, publishedOn, unpublishedPages } from "./published.server.ts";
import { withoutOffLinks } from "./without-off-links.server.ts";

interface Checked
  extends Pick<
    Content,
    "brand" | "site" | "redirects" | "mail" | "controls" | "capacity" | "facts" | "today" | "warnings"
  > {
  entries: Pick<Content, Folder>;
  pages: Pages;
  composedPages: Content["composedPages"];
  prices: z.infer<ReturnType<typeof priceBookSchema>>;
  showroom: z.infer<ReturnType<typeof showroomSchema>>;
  /** Paths that the site file switches off. */
  closed: readonly string[];
  preview: boolean;
}

/** The content of a day, made of files that hold no mistake. */
export function finishContent({
  entries,
  pages,
  composedPages,
  prices,
  capacity,
  showroom,
  closed: offPaths,
  preview,
  brand,
  site,
  redirects,
  mail,
  controls,
  facts,
  today,
  warnings,
}: Checked): Content {
  const finished = publishedOn(today, entries, { preview });
  const counts = {
    ...Object.fromEntries(countedFolders.map((folder) => [folder, finished[folder].length])),
    ...Object.fromEntries(
      finished.services.map(({ slug }) => [
        `cases of ${slug}`,
        finished.cases.filter(({ category }) => category === slug).length,
      ]),
    ),
    frames: pages["portfolio-masonry"].columns.flat().length,
  };
  const words = withNumberWords(pages, counts, {
    names: { brand: site.brand, currency: site.currency.words.many },
    isSpelt: new Intl.Locale(site.lang).language === "en",
  });
  const shownPages = composedPages.filter(({ draft }) => preview || !draft);
  const whole = {
    ...finished,
    ...showroom,
    pages: words,
    composedPages: shownPages,
    priceBook: priceBookOf(prices, site.currency),
    facts,
    site: withPageLinks(site, shownPages),
    ...{ brand, redirects, mail, controls, capacity },
  };
  const closed = [...offPaths, ...withoutEntries(whole)];
  const open = withoutOffLinks(whole, closed);
  return {
    ...open,
    papers: paperFiles(open).map(({ path, bytes, day }) => ({ path, bytes, day })),
    today,
    off: closed,
    offLinks: offLinksByFile(whole, closed),
    warnings,
    nextDue: nextDueAfter(today, entries.blog),
    language: null,
    sourceLang: site.lang,
    languages: [],
    translations: {},
    unpublished: preview ? unpublishedPages(today, { ...entries, composedPages }) : {},
  };
}
