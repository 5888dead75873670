import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { longestSlug } from "#model/reading/entry-names.server.ts";
import { asWebp } from "#model/reading/pictures.server.ts";
import { slugOf } from "#shared/fold-text.ts";

const weekMs = 7 * 24 * 3_600_000;

/** Kinds of which a draft can be made from a title. */
export const newKinds = {
  post: { folder: "blog", ending: ".md", address: "/blog/" },
  case: { folder: "cases", ending: ".yaml", address: "/portfolio/" },
  person: { folder: "people", ending: ".yaml", address: "/team/" },
  product: { folder: "products", ending: ".yaml", address: "/single-shop/" },
  page: { folder: "pages", ending: ".yaml", address: "/" },
  "service-page": { folder: "pages", ending: ".yaml", address: "/" },
} as const;
/** Of a band, as the schema of bands has it. */
const longestHeading = 60;

export type NewKind = keyof typeof newKinds;

/** What is asked for cannot be made; the message is for the author. */
export class NewEntryError extends Error {}

interface NewEntryParts {
  /** The addresses of the site's pictures, as an editor writes them. */
  pictures: readonly string[];
  isForBrowser?: boolean;
}

interface NewEntry {
  file: string;
  text: string;
  path: string;
}

/**
 * A draft that passes the check, with TODO wherever its author has to write. Values that are only suggested have such a
 * comment behind them. For the browser it has no comments, which cannot be read or changed there.
 */
export function newEntry(
  kind: NewKind,
  title: string,
  content: Content,
  { pictures, isForBrowser = false }: NewEntryParts,
): NewEntry {
  const slug = fileNameOf(title);
  if (newKinds[kind].folder === "pages" && [...title].length > longestHeading)
    throw new NewEntryError(
      `The title has ${[...title].length} letters; ${longestHeading} is the most, since it is the heading.`,
    );
  const { folder, ending, address } = newKinds[kind];
  const template = readFileSync(join(import.meta.dirname, "templates", kind + ending), "utf8");
  const suited = isForBrowser ? template.replaceAll(/[ \t]+# TODO\b.*|^# .*\n/gm, "") : template;
  const text = fillIn(suited, valuesFor(kind, title, content, pictures));
  const path = address + (kind === "product" ? nextOf(content.products.map(({ id }) => id)) : slug);
  return { file: `content/${folder}/${slug}${ending}`, text, path };
}

/**
 * The name of an entry's file, by its title.
 * @throws NewEntryError
 */
export function fileNameOf(title: string): string {
  const slug = slugOf(title);
  if (slug === "") throw new NewEntryError(`"${title}" gives no file name; use some letters from a to z.`);
  if (slug.length > longestSlug)
    throw new NewEntryError(`The title gives a file name of ${slug.length} letters; ${longestSlug} is the most.`);
  return slug;
}

/** Required references use existing entries; the editor replaces them. */
function valuesFor(
  kind: NewKind,
  title: string,
  content: Content,
  pictures: readonly string[],
): Record<string, string | number> {
  const { blog, cases, people, products, services, categories, site } = content;
  const day = (weeksAgo: number) => new Date(Date.now() - weeksAgo * weekMs).toISOString().slice(0, 10);
  const today = day(0);
  const [colleague] = people;
  const pictureOf = ([entry]: readonly { imgUrl: { src: string } }[]) =>
    entry && writtenAddress(entry.imgUrl.src, pictures);
  const own = {
    post: {
      imgUrl: pictureOf(blog),
      author: colleague?.slug,
      category: categories[0]?.slug,
      tag: blog[0]?.tags[0],
    },
    case: {
      ...{ imgUrl: pictureOf(cases), first: cases[0]?.slug, second: cases[1]?.slug },
      ...{ service: services[0]?.slug, engine: cases[0]?.engine },
    },
    person: {
      imgUrl: pictureOf(people),
      number: nextOf(people.map(({ order }) => order)),
      department: colleague?.department,
      departments: site.departments.map(({ slot, name }) => `${slot} ${name}`).join(", "),
    },
    product: {
      ...{ imgUrl: pictureOf(products), number: nextOf(products.map(({ id }) => id)) },
      ...{ first: products[0]?.slug, department: products[0]?.department, kind: products[0]?.kind },
    },
    page: {},
    "service-page": {},
  }[kind];
  const values = {
    ...own,
    quotedTitle: JSON.stringify(title),
    today,
    eightWeeksAgo: day(8),
    year: today.slice(0, 4),
    month: new Intl.DateTimeFormat(site.locale, { month: "long", year: "numeric" }).format(new Date()),
    colleague: colleague?.slug,
    colleagueName: colleague?.name,
    city: colleague?.city,
    timeZone: site.timeZone,
    discipline: colleague?.discipline,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ""]));
}

/** A picture's address as an editor writes it: without its hash, and with the ending of its file. */
function writtenAddress(master: string, pictures: readonly string[]): string {
  const plain = master.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, "");
  return pictures.find((address) => asWebp(address) === plain) ?? plain;
}

export function nextOf(numbers: readonly number[]): number {
  return Math.max(0, ...numbers) + 1;
}
