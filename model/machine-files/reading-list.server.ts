import { isOff } from "#shared/off-pages.ts";
import { markdownPath } from "#shared/page-files.ts";
import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { type ListedPage, listedPages, pageKinds } from "../pages/page-list.server.ts";
import { siteAddress } from "../site/site-address.server.ts";

/** `llms.txt`: what the site is, and where to read each page as Markdown. */
export function readingList(content: Content): string {
  const { brand, tagline, summary, sampleNotice, crawlers } = content.site;
  const pages = listedPages(content);
  const sections = pageKinds.flatMap((kind) => {
    const lines = pages.filter((page) => page.kind === kind).map((one) => lineOf(content, one));
    if (lines.length === 0) return [];
    return `## ${crawlers.kinds[kind]}\n\n${lines.join("\n")}\n`;
  });
  const notes = [crawlers.about, ...(sampleNotice.shown ? [sampleNotice.text] : [])];
  const feeds = fillIn(crawlers.feeds, {
    atom: siteAddress(content, "/feed.xml"),
    json: siteAddress(content, "/feed.json"),
    sitemap: siteAddress(content, "/sitemap.xml"),
  });
  return [
    `# ${brand}\n`,
    `> ${tagline} ${summary}\n`,
    ...[...notes, ...(isOff("/feed.xml", content.off) ? [] : [feeds])].map((note) => `${note}\n`),
    ...sections,
  ].join("\n");
}

function lineOf(content: Content, { path, title, description }: ListedPage): string {
  return `- [${title.replace(/[[\]]/g, "\\$&")}](${siteAddress(content, markdownPath(path))}): ${description}`;
}
