import type { RouterContextProvider } from "react-router";
import { contentKey } from "#app/request/content.server.ts";
import type { Content } from "#model/content.server.ts";
import { perRequestPatterns } from "#model/pages/site-paths.server.ts";
import { todayOf } from "#model/reading/today.server.ts";
import { startingCart } from "#model/shop/cart-rules.server.ts";
import { menuServices } from "#model/site/department-services.server.ts";
import { legalLines } from "#model/site/legal-lines.server.ts";
import { pathOfPage, siteOrigin } from "#model/site/site-address.server.ts";
import { writeItems } from "#shared/cart.ts";
import { telephoneLink } from "#shared/format.ts";
import { isOff } from "#shared/off-pages.ts";
import { formsElsewhere } from "../static-export/static-export.server.ts";
import { queryKeysOf } from "./declared-queries.server.ts";
import { languageLinks } from "./language-links.server.ts";
import { isPageOff } from "./off-pages.server.ts";
import { redirectRules } from "./redirects.server.ts";

export type RootData = ReturnType<typeof readFrame>;

/** What every page needs: brand, menus, contact details. Kept small, because each payload carries it. */
export function readFrame(pathname: string, context: Readonly<RouterContextProvider>) {
  const content = context.get(contentKey);
  const { site, services, cases } = content;
  const { brand, tagline, summary, legalName, registeredOffice } = site;
  const path = pathOfPage(content, pathname);
  const alongside = linksAlongside(content, path);
  return {
    site: {
      brand,
      tagline,
      summary,
      legalName,
      registeredOffice,
      legalLines: legalLines(content),
      since: site.since,
      origin: siteOrigin(content),
      emails: { hello: site.emails.hello, publishing: site.emails.publishing },
      phone: site.phone,
      phoneUrl: telephoneLink(site.phone),
      socials: site.socials,
      menu: site.menu,
      footer: site.footer,
      sidebar: site.sidebar,
      secondRow: furtherRows(content, alongside),
      help: site.help,
      sampleNotice: site.sampleNotice,
      currency: site.currency,
      lost: site.lost,
    },
    /** What the mark beside a figure says. */
    proofMark: content.pages.proof.mark,
    labels: site.labels,
    tones: site.departments.map(({ slot }) => slot),
    departments: menuServices(content)
      .filter(({ url }) => !isOff(url, content.off))
      .map(departmentOf),
    servicePaths: services.map(({ url }) => url),
    redirects: redirectRules(content),
    forms: formsElsewhere(context),
    /** The release that this payload belongs to; a document from another release is replaced. */
    buildId: process.env.BUILD_ID ?? "",
    releaseCheckSeconds: Number(process.env.RELEASE_CHECK_SECONDS || 3600),
    sources: site.sources,
    perRequest: perRequestPatterns,
    off: content.off,
    recentWork: cases.slice(0, 3).map(({ slug, title, imgUrl }) => ({ slug, title, imgUrl })),
    startingItems: writeItems(startingCart(content)),
    /** The way from this page to its estimate, if the site file names one. */
    estimate: alongside.find(({ url }) => url === "/brief" || url.startsWith("/brief?")),
    /** Whether this address has no page because it is off. */
    isOff: isPageOff(path, context),
    queryKeys: queryKeysOf(content, pathname),
    ...(content.languages.length > 0 && { languages: languageLinks(content, path) }),
    ...previewMark(content, path),
    year: Number(todayOf().slice(0, 4)),
  };
}

function linksAlongside({ site }: Content, path: string) {
  return site.alongside?.pages.find(({ page }) => page === path)?.links ?? [];
}

/** Links of this page, of the site, and for each reader. */
function furtherRows({ site }: Content, links: ReturnType<typeof linksAlongside>) {
  const { alongside, secondRow, readers } = site;
  const own = alongside ? [{ title: alongside.title, links }] : [];
  return [...own, ...secondRow, ...(readers ? [readers] : [])].filter((row) => row.links.length > 0);
}

function departmentOf({ title, description, url, iconUrl, department }: Content["services"][number]) {
  return { title, description, url, iconUrl, department };
}

/** The reason why only a preview shows the page at a path; empty if it is published. */
function previewMark(content: Content, path: string): { unpublished?: string } {
  const reason = content.unpublished[path];
  return reason ? { unpublished: reason } : {};
}
