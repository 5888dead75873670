import type { Department } from "#shared/department.ts";
import type { ImageSource } from "#shared/image-address.ts";
import { isOff } from "#shared/off-pages.ts";
import { isListed } from "#shared/page-files.ts";
import type { Content } from "../content.server.ts";
import { chosenEntry } from "../fields/chosen-entries.server.ts";
import { oncePerContent } from "../once-per-content.server.ts";
import { readCategory, readListPage, readTag } from "../posts/listings.server.ts";
import { categoryMark } from "../posts/post-cards.server.ts";
import { caseHead, fixedPageHead, personHead, productHead } from "./page-heads.server.ts";
import { type FixedPath, fixedPaths, listingPaths } from "./site-paths.server.ts";

/** The kinds of page, in the order in which crawlers see them. */
export const pageKinds = ["page", "service", "case", "person", "post", "listing", "product"] as const;

/** A page that crawlers may know of, at its canonical address. */
export interface ListedPage {
  path: string;
  kind: (typeof pageKinds)[number];
  title: string;
  description: string;
  /** The day of the last change, if the content has one. */
  changed?: string | undefined;
  /** Its colour and picture; the site's own if it has none. */
  department?: Department | undefined;
  picture?: ImageSource | undefined;
}

/** Every page that crawlers may know of, once; of repeated entries, only the entry's own page. */
export const listedPages = oncePerContent((content): readonly ListedPage[] => {
  const pages = [fixedPages, composedPages, people, cases, posts, listings, products].flatMap((list) => list(content));
  return pages.filter(({ path }) => !isOff(path, content.off));
});

/** Pages that show an entry a second time, with the entry's own address. */
export function repeatedEntries(content: Content): Record<string, string> {
  const { post, case: story, person } = content.site.featured;
  const first = (entries: readonly { slug: string }[], pick?: string) => chosenEntry(entries, pick)?.slug ?? "";
  return {
    "/blog-details": `/blog/${first(content.blog, post)}`,
    "/portfolio-details": `/portfolio/${first(content.cases, story)}`,
    "/team-details": `/team/${first(content.people, person)}`,
  };
}

const showingPosts: readonly FixedPath[] = ["/blog", "/blog-grid"];

function fixedPages(content: Content): ListedPage[] {
  const again = repeatedEntries(content);
  const listed = fixedPaths.filter((path) => isListed(path) && !(path in again));
  return listed.map((path) => {
    const service = content.services.find(({ url }) => url === path);
    return {
      path,
      kind: service ? "service" : "page",
      ...fixedPageHead(content, path),
      changed: showingPosts.includes(path) ? newest(content.blog) : undefined,
      department: service?.department,
      picture: service?.iconUrl,
    };
  });
}

function composedPages(content: Content): ListedPage[] {
  return content.composedPages.map(({ address, head, picture }) => ({ path: address, kind: "page", ...head, picture }));
}

function people(content: Content): ListedPage[] {
  return content.people.map((person) => {
    const { slug, department, imgUrl } = person;
    return { path: `/team/${slug}`, kind: "person", ...personHead(person), department, picture: imgUrl };
  });
}

function cases(content: Content): ListedPage[] {
  return content.cases.map((entry) => {
    const { slug, category, imgUrl } = entry;
    const department = content.services.find((service) => service.slug === category)?.department;
    return { path: `/portfolio/${slug}`, kind: "case", ...caseHead(content, entry), department, picture: imgUrl };
  });
}

function posts(content: Content): ListedPage[] {
  return content.blog.map(({ slug, title, brief, category, date, updated, imgUrl }) => ({
    path: `/blog/${slug}`,
    kind: "post",
    title,
    description: brief,
    changed: updated ?? date,
    department: categoryMark(content, category).department,
    picture: imgUrl,
  }));
}

function listings(content: Content): ListedPage[] {
  const categories = content.categories.map(({ slug }) => slug);
  const tags = content.pages.listing.tags.map(({ tag }) => tag);
  return listingPaths(content.blog.length, categories, tags).map((path) => {
    const [, , kind = "", name = ""] = path.split("/");
    const listing =
      kind === "category"
        ? readCategory(content, name)
        : kind === "tag"
          ? readTag(content, name)
          : readListPage(content, name);
    if (!listing) throw new Error(`no listing at ${path}`);
    const department = "department" in listing ? listing.department : undefined;
    return { path, kind: "listing", ...listing.head, changed: newest(listing.posts), department };
  });
}

function products(content: Content): ListedPage[] {
  return content.products.map((product) => {
    const { id, department, imgUrl } = product;
    return {
      path: `/single-shop/${id}`,
      kind: "product",
      ...productHead(content, product),
      department,
      picture: imgUrl,
    };
  });
}

/** ISO dates sort as text. */
function newest(entries: readonly { date: string; updated?: string | undefined }[]): string | undefined {
  return entries
    .map(({ date, updated }) => updated ?? date)
    .sort()
    .at(-1);
}
