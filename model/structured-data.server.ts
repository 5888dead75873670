import { content } from "./content.server.ts";
import { findListedPage, type ListedPage } from "./page-list.server.ts";
import type { BreadcrumbList, Graph, Thing, WebPage } from "./schema-org.server.ts";
import {
  faq,
  language,
  person,
  posting,
  product,
  service,
  webSite,
  wholeOrganization,
  work,
} from "./schema-subjects.server.ts";
import { siteAddress } from "./site-address.server.ts";

/** What the page at a path says about itself to machines; undefined for a page that is in no list. */
export function structuredData(path: string): Graph | undefined {
  const page = findListedPage(entryOf(path));
  if (!page) return undefined;
  return { "@context": "https://schema.org", "@graph": [...subjects(page), webPage(page), ...breadcrumbs(page)] };
}

/** The page that a path repeats, or the path itself. */
function entryOf(path: string): string {
  const { post, case: work, person } = content.site.featured;
  const entries: Record<string, string> = {
    "/blog-details": `/blog/${post}`,
    "/portfolio-details": `/portfolio/${work}`,
    "/team-details": `/team/${person}`,
  };
  return entries[path] ?? path;
}

function subjects(page: ListedPage): Thing[] {
  const slug = page.path.split("/").at(-1);
  if (page.path === "/") return [wholeOrganization(), webSite()];
  if (page.path === "/faq") return [faq(page)];
  if (page.kind === "service")
    return content.services.filter(({ url }) => url === page.path).map((one) => service(one, page));
  if (page.kind === "person") return content.people.filter((one) => one.slug === slug).map((one) => person(one, page));
  if (page.kind === "case") return content.cases.filter((one) => one.slug === slug).map((one) => work(one, page));
  if (page.kind === "post") return content.blog.filter((one) => one.slug === slug).map((one) => posting(one, page));
  if (page.kind === "product")
    return content.products.filter(({ id }) => `${id}` === slug).map((one) => product(one, page));
  return [];
}

function webPage({ path, title, description, changed }: ListedPage): WebPage {
  return {
    "@type": "WebPage",
    "@id": `${siteAddress(path)}#page`,
    name: title,
    url: siteAddress(path),
    description,
    inLanguage: language,
    isPartOf: { "@id": `${siteAddress()}#website` },
    ...(changed && { dateModified: changed }),
  };
}

/** Home, the page above this one, this one; none for a page that stands directly below home. */
function breadcrumbs({ path, title, kind }: ListedPage): BreadcrumbList[] {
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
  if (!parent) return [];
  const trail = [{ name: site.menu.home, path: "/" }, parent, { name: title, path }];
  const items = trail.map(({ name, path: place }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name,
    item: siteAddress(place),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement: items }];
}
