import type { z } from "zod";
import type { PriceBook } from "#shared/brief/price-book.ts";
import type { Brand } from "./brand/brand.server.ts";
import { caseSchema } from "./cases/cases.server.ts";
import type { LedgerFact } from "./facts/ledger.server.ts";
import type { Fields } from "./fields/fields.server.ts";
import type { PageState, SiteLanguage } from "./languages/site-languages.server.ts";
import type { ComposedPage } from "./pages/composed-page.server.ts";
import type { pageSchemas } from "./pages/pages.server.ts";
import type { ListedPaper } from "./papers/listed-paper.server.ts";
import { personSchema, testimonialSchema } from "./people/people.server.ts";
import { categorySchema, postSchema } from "./posts/posts.server.ts";
import { faqGroupSchema, planSchema, productSchema } from "./shop/catalogue.server.ts";
import type { Capacity } from "./site/capacity.server.ts";
import type { controlsSchema } from "./site/controls.server.ts";
import type { mailSchema } from "./site/mail.server.ts";
import type { redirectsSchema } from "./site/redirect-table.server.ts";
import { gameSchema, serviceSchema, type showroomSchema } from "./site/showroom.server.ts";
import type { siteSchema } from "./site/site.server.ts";

/** One folder of `content/` per kind; an entry's slug is its file name without extension. */
export const folders = {
  categories: categorySchema,
  services: serviceSchema,
  people: personSchema,
  testimonials: testimonialSchema,
  cases: caseSchema,
  blog: postSchema,
  products: productSchema,
  plans: planSchema,
  faqs: faqGroupSchema,
  games: gameSchema,
} satisfies Record<string, (fields: Fields) => z.ZodType>;

export type Folder = keyof typeof folders;
type Entry<Name extends Folder> = z.infer<ReturnType<(typeof folders)[Name]>> & { slug: string };
export type Pages = { [Name in keyof typeof pageSchemas]: z.infer<ReturnType<(typeof pageSchemas)[Name]>> };

/** All content, validated: plain data that survives JSON. */
export type Content = { [Name in Folder]: Entry<Name>[] } & z.infer<ReturnType<typeof showroomSchema>> & {
    brand: Brand;
    site: z.infer<ReturnType<typeof siteSchema>>;
    redirects: z.infer<ReturnType<typeof redirectsSchema>>;
    pages: Pages;
    /** Pages that are lists of bands, by the names of their files. */
    composedPages: ComposedPage[];
    facts: LedgerFact[];
    /** The files that `/papers` offers, as they will be made. */
    papers: ListedPaper[];
    mail: z.infer<ReturnType<typeof mailSchema>>;
    controls: z.infer<ReturnType<typeof controlsSchema>>;
    /** The day on which it was read, as YYYY-MM-DD. */
    today: string;
    priceBook: PriceBook;
    capacity: Capacity;
    /** Paths without a page, because the site file switches them off; each includes the paths below it. */
    off: readonly string[];
    /** Links to them, which are left out, by file and field. */
    offLinks: readonly { file: string; field: string; target: string }[];
    /** What an author should know, though it makes nothing unsound. */
    warnings: readonly { file: string; field: string; reason: string }[];
    /** Why only a preview shows a page, by path; empty otherwise. */
    unpublished: Record<string, string>;
    /** The next day on which a scheduled post is due, if any. */
    nextDue: string | null;
  } & Languages;

export type { PageState };

export interface Languages {
  /** The language of a translation of the site; null in the source language. */
  language: string | null;
  /** BCP 47 of the source language. */
  sourceLang: string;
  /** The site's other languages, and which pages each of them has. */
  languages: SiteLanguage[];
  /** The site in each of them, by code; empty in a translation. */
  translations: Readonly<Record<string, Content>>;
}
