import type { Content } from "#model/content.server.ts";
import { crawlerFile, crawlerFilePaths } from "#model/machine-files/machine-files.server.ts";
import { findShareCard } from "#model/pages/share-card.server.ts";
import { todayOf } from "#model/reading/today.server.ts";
import { isOutdated } from "#model/site/capacity-board.server.ts";
import { siteAddress } from "#model/site/site-address.server.ts";
import type { MailRequest } from "#shared/receiving.ts";
import { renderMail } from "../mail/render-mail.tsx";
import { declaredQueries } from "./declared-queries.server.ts";
import { redirectRules } from "./redirects.server.ts";
import { tooManyPages } from "./too-many-pages.server.tsx";

/** What the server and the build need from content besides its pages. */
export function contentTools(content: Content) {
  return {
    /** Brand, mail addresses and retention periods, for the code that stores and sends. */
    site: content.site,
    redirects: redirectRules(content),
    declaredQueries: declaredQueries(content),
    isOutdated: (path: string) => isOutdated(content, path, todayOf()),
    crawlerFilePaths: () => crawlerFilePaths(content),
    crawlerFile: (path: string) => crawlerFile(content, path),
    pictureGrounds: pictureGrounds(content),
    findShareCard: (path: string) => findShareCard(content, path),
    siteAddress: (path?: string) => siteAddress(content, path),
    tooManyPages: (request: Request, seconds: number) => tooManyPages(content, request, seconds),
    renderMail: (request: MailRequest) => renderMail(content, request),
  };
}

/** The colours that a picture's address may name. */
function pictureGrounds({ brand: { colours } }: Content): Record<string, string> {
  const names = ["paper", "white", "ink", "tang", "mari", "pitch", "orch"] as const;
  return Object.fromEntries(names.map((name) => [name, colours[name].hex]));
}
