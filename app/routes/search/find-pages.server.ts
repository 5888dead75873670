import type { Findable } from "#app/frame/find-by-title.ts";
import { content } from "#model/content.server.ts";
import { fillIn } from "#model/fill-in.server.ts";

/** Pages that belong to no collection, by the name of their words. */
const pageNames = [
  "home",
  "home-2",
  "home-3",
  "home-4",
  "home-5",
  "home-6",
  "home-7",
  "home-8",
  "about-us",
  "contact",
  "faq",
  "team",
  "testimonial",
  "pricing",
  "service",
  "service-details",
  "portfolio",
  "portfolio-grid",
  "portfolio-masonry",
  "blog",
  "blog-grid",
  "shop",
  "cart",
  "site-vitals",
  "accessibility",
  "privacy",
  "terms",
] as const;

/** Everything worth finding, in the order in which results name the kinds. */
export function findPages(): Findable[] {
  const { kinds } = content.pages.search;
  const entries = (kind: string, found: Omit<Findable, "kind">[]) => found.map((entry) => ({ ...entry, kind }));
  return [
    ...entries(kinds.service, services()),
    ...entries(
      kinds.case,
      content.cases.map(({ slug, title, result }) => ({ title, path: `/portfolio/${slug}`, summary: result })),
    ),
    ...entries(
      kinds.post,
      content.blog.map(({ slug, title, brief }) => ({ title, path: `/blog/${slug}`, summary: brief })),
    ),
    ...entries(
      kinds.person,
      content.people.map(({ slug, name, position }) => ({ title: name, path: `/team/${slug}`, summary: position })),
    ),
    ...entries(
      kinds.product,
      content.products.map(({ id, title, line }) => ({ title, path: `/single-shop/${id}`, summary: line })),
    ),
    ...entries(kinds.page, [...pageNames.map(page), ...categories()]),
  ];
}

function services() {
  return content.services.map(({ title, url, description }) => ({ title, path: url, summary: description }));
}

function page(name: (typeof pageNames)[number]) {
  const { title, description } = content.pages[name].head;
  return { title, path: name === "home" ? "/" : `/${name}`, summary: description };
}

function categories() {
  const { title } = content.pages.listing.category;
  return content.categories.map(({ slug, name, description }) => ({
    title: fillIn(title, { name }),
    path: `/blog/category/${slug}`,
    summary: description,
  }));
}
