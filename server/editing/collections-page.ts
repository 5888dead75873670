import type { Content } from "#model/content.server.ts";
import { escapeXml } from "#model/markdown/markup.server.ts";
import { pathOfWords } from "#model/reading/off.server.ts";
import type { Reading } from "./edited-site.ts";
import { ownPage } from "./own-page.ts";

interface Collection {
  title: string;
  files: { file: string; name: string; path: string }[];
}

/** `/edit`: every file of the content, by kind, with the page on which it is seen. */
export function collectionsPage({ reading, basePath }: { reading: Reading; basePath: string }): string {
  const files = [...reading.schemas.keys()].filter((file) => file.startsWith("content/")).map((file) => file.slice(8));
  const lists = collectionsOf(files, reading.content).map(
    ({ title, files: entries }) =>
      `<section><h2>${title}</h2>\n<ul>\n${entries
        .map(({ file, name, path }) => {
          const to = `${basePath}edit/site/${path.slice(1)}#edit=${file}`;
          return `<li><a href="${escapeXml(to)}">${escapeXml(name)}</a> <small>${escapeXml(file)}</small></li>`;
        })
        .join("\n")}\n</ul></section>`,
  );
  const search = `<p><label>Find <input type="search" id="find" autocomplete="off" /></label></p>`;
  const to = `<p><a href="${basePath}edit/site/">To the pages</a></p>`;
  const problems = reading.problems.length > 0 ? `<p role="alert">${mistakes(reading.problems.length)}</p>` : "";
  return ownPage({ title: "Everything that can be edited", basePath, body: to + problems + search + lists.join("\n") });
}

function mistakes(count: number): string {
  return `The content has ${count === 1 ? "a mistake" : `${count} mistakes`}; pages show it as it last was without.`;
}

const kinds: Readonly<Record<string, string>> = {
  pages: "Words of the pages",
  blog: "Posts",
  cases: "Cases",
  people: "People",
  products: "Products",
  faqs: "Questions",
  testimonials: "Testimonials",
  plans: "Plans",
  services: "Services",
  categories: "Categories of posts",
  games: "Games",
  facts: "Facts",
};

function collectionsOf(files: readonly string[], content: Content | undefined): Collection[] {
  const groups = Map.groupBy(files, (file) => (file.includes("/") ? (file.split("/")[0] ?? "") : ""));
  const order = [...Object.keys(kinds), ""];
  return [...groups]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([kind, names]) => ({
      title: kinds[kind] ?? "The whole site",
      files: names.map((file) => entryOf(kind, file, content)),
    }));
}

/** An entry by its own title, and the page that shows it. */
function entryOf(kind: string, file: string, content: Content | undefined) {
  const slug = file.replace(/^.*\/|\.\w+$/g, "");
  const products: { slug: string; id: number }[] = content?.products ?? [];
  const paths: Record<string, string> = {
    pages: slug === "home" ? "/" : pathOfWords(slug),
    blog: `/blog/${slug}`,
    cases: `/portfolio/${slug}`,
    people: `/team/${slug}`,
    products: `/single-shop/${products.find((product) => product.slug === slug)?.id ?? ""}`,
    faqs: "/faq",
    testimonials: "/testimonial",
    plans: "/pricing",
    services: "/service",
    categories: "/blog",
  };
  return { file, name: slug.replaceAll("-", " "), path: paths[kind] ?? "/" };
}
