import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { isOff } from "#shared/off-pages.ts";
import type { Content } from "../content.server.ts";
import type { ListedPage } from "../pages/page-list.server.ts";
import { sampleNote } from "../site/sample-note.server.ts";
import { siteAddress } from "../site/site-address.server.ts";
import { webSite, wholeOrganization } from "./schema-site.server.ts";
import { faq, offers, person, posting, product, service, work } from "./schema-subjects.server.ts";

/** A page's description of itself for crawlers. */
export function structuredData(content: Content, page: ListedPage): Graph {
  const things = [...subjects(content, page), webPage(content, page)];
  const note = sampleNote(content.site, page.path);
  if (note) for (const thing of things) Object.assign(thing, { disambiguatingDescription: note });
  return { "@context": "https://schema.org", "@graph": [...things, ...breadcrumbs(content, page)] };
}

function subjects(content: Content, page: ListedPage): Thing[] {
  const slug = page.path.split("/").at(-1);
  if (page.path === "/") return [wholeOrganization(content), webSite(content)];
  if (page.path === "/faq") return [faq(content, page)];
  if (page.path === "/pricing") return [offers(content, page)];
  if (page.kind === "service")
    return content.services.filter(({ url }) => url === page.path).map((one) => service(content, one, page));
  if (page.kind === "person")
    return content.people.filter((one) => one.slug === slug).map((one) => person(content, one, page));
  if (page.kind === "case")
    return content.cases.filter((one) => one.slug === slug).map((one) => work(content, one, page));
  if (page.kind === "post")
    return content.blog.filter((one) => one.slug === slug).map((one) => posting(content, one, page));
  if (page.kind === "product")
    return content.products.filter(({ id }) => `${id}` === slug).map((one) => product(content, one, page));
  return [];
}

const pageTypes: Readonly<Record<string, "AboutPage" | "ContactPage">> = {
  "/about-us": "AboutPage",
  "/contact": "ContactPage",
};

function webPage(content: Content, { path, title, description, changed }: ListedPage): WebPage {
  return {
    "@type": pageTypes[path] ?? "WebPage",
    "@id": `${siteAddress(content, path)}#page`,
    name: title,
    url: siteAddress(content, path),
    description,
    inLanguage: content.site.lang,
    isPartOf: { "@id": `${siteAddress(content)}#website` },
    ...(changed && { dateModified: changed }),
  };
}

/** Home, the parent page if it has one, this page; none for a page directly below home. */
function breadcrumbs(content: Content, { path, title, kind }: ListedPage): BreadcrumbList[] {
  const { pages, site } = content;
  const parents: Partial<Record<ListedPage["kind"], { name: string; path: string }>> = {
    service: { name: site.menu.services, path: "/service" },
    case: { name: site.menu.portfolio, path: "/portfolio" },
    person: { name: pages.team.head.title, path: "/team" },
    post: { name: pages.blog.head.title, path: "/blog" },
    listing: { name: pages.blog.head.title, path: "/blog" },
    product: { name: pages["single-shop"].crumb.shop, path: "/shop" },
  };
  const parent = path === "/service-details" ? parents.service : parents[kind];
  const isBelowHome = path.split("/").length <= 2;
  if (parent ? isOff(parent.path, content.off) : isBelowHome) return [];
  const trail = [{ name: site.menu.home, path: "/" }, ...(parent ? [parent] : []), { name: title, path }];
  const items = trail.map(({ name, path: place }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name,
    item: siteAddress(content, place),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement: items }];
}
