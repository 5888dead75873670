import type { Content } from "#model/content.server.ts";
import { findListedPage } from "#model/pages/find-page.server.ts";
import { pagesBase } from "#model/site/site-address.server.ts";
import { canonicalPath } from "#shared/canonical-path.ts";
import { lineOf } from "#shared/enquiry.ts";
import { campaignNames, mostPages, type VisitSource } from "#shared/visit-source.ts";
import { beginningOf } from "#shared/writable.ts";

const longest = 100;

/**
 * Where an enquiry came from, as its form says; undefined where the site does not ask, or the form does not say. Of pages
 * only public ones are kept: others have keys in their addresses.
 */
export function readSource(content: Content, posted: FormDataEntryValue | null): VisitSource | undefined {
  if (!content.site.sources || typeof posted !== "string" || posted.length > 8000) return undefined;
  const { from, campaign, pages } = parse(posted);
  const host = wordOf(from);
  const words = campaignNames.flatMap((name) => {
    const word = wordOf(ownOf(campaign, `utm_${name}`));
    return word ? [[name, word] as const] : [];
  });
  return {
    ...(/^[a-z0-9.-]+(:\d+)?$/.test(host) && { from: host }),
    ...(words.length > 0 && { campaign: Object.fromEntries(words) }),
    pages: publicPages(content, pages),
  };
}

function publicPages(content: Content, pages: unknown): string[] {
  if (!Array.isArray(pages)) return [];
  const base = pagesBase(content);
  return pages.slice(0, mostPages).flatMap((page) => {
    if (typeof page !== "string" || page.length > 200 || !page.startsWith(base)) return [];
    const path = canonicalPath(page.slice(base.length - 1));
    return findListedPage(content, path) ? [path] : [];
  });
}

function parse(posted: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(posted));
  } catch {
    return {};
  }
}

function ownOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function wordOf(value: unknown): string {
  return typeof value === "string" ? beginningOf(lineOf(value), longest) : "";
}
