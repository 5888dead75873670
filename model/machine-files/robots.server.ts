import type { Content } from "../content.server.ts";
import { siteAddress } from "../site/site-address.server.ts";

/** Robots that collect what models are trained on, as their operators name them. */
const trainers = [
  "GPTBot",
  "ClaudeBot",
  "anthropic-ai",
  "CCBot",
  "Google-Extended",
  "Applebot-Extended",
  "Bytespider",
  "meta-externalagent",
  "cohere-training-data-crawler",
];

/**
 * Pages marked noindex stay open to robots, which must read the mark; those disallowed lead nowhere without a key. What
 * machines may do with the rest is the site file's `ai`, in the words of Content Signals (contentsignals.org).
 */
export function robots(content: Content): string {
  const { ai } = content.site;
  const closed = ["/order/", "/newsletter/"].map((path) => `Disallow: ${import.meta.env.BASE_URL.slice(0, -1)}${path}`);
  const said = (may: boolean) => (may ? "yes" : "no");
  const signal =
    ai && `Content-Signal: search=${said(ai.search)}, ai-input=${said(ai.input)}, ai-train=${said(ai.train)}`;
  const untrained = ai && !ai.train ? ["", ...trainers.map((name) => `User-agent: ${name}`), "Disallow: /"] : [];
  const everybody = ["User-agent: *", ...(signal ? [signal] : []), ...closed];
  return [...everybody, ...untrained, "", `Sitemap: ${siteAddress(content, "/sitemap.xml")}`, ""].join("\n");
}
