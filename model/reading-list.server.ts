import { twinPath } from "#shared/page-files.ts";
import { content } from "./content.server.ts";
import { fillIn } from "./fill-in.server.ts";
import { type ListedPage, listedPages, pageKinds } from "./page-list.server.ts";
import { siteAddress } from "./site-address.server.ts";

/** `llms.txt`: what the site is, and where each page can be read as Markdown. */
export function readingList(): string {
  const { brand, tagline, summary, sampleNotice, machines } = content.site;
  const pages = listedPages();
  const sections = pageKinds.map((kind) => {
    const lines = pages.filter((page) => page.kind === kind).map(lineOf);
    return `## ${machines.kinds[kind]}\n\n${lines.join("\n")}\n`;
  });
  const notes = [machines.about, ...(sampleNotice.shown ? [sampleNotice.text] : [])];
  const feeds = fillIn(machines.feeds, {
    atom: siteAddress("/feed.xml"),
    json: siteAddress("/feed.json"),
    sitemap: siteAddress("/sitemap.xml"),
  });
  return [
    `# ${brand}\n`,
    `> ${tagline} ${summary}\n`,
    ...[...notes, feeds].map((note) => `${note}\n`),
    ...sections,
  ].join("\n");
}

function lineOf({ path, title, description }: ListedPage): string {
  return `- [${title.replace(/[[\]]/g, "\\$&")}](${siteAddress(twinPath(path))}): ${description}`;
}
