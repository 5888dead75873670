import type { z } from "zod";
import { caseSchema } from "./cases.server.ts";
import { faqGroupSchema, planSchema, productSchema } from "./catalogue.server.ts";
import { ContentError, type ContentProblem } from "./content-error.server.ts";
import { entryFiles } from "./content-files.server.ts";
import { nameProblems } from "./entry-names.server.ts";
import { byPlace, orderProblems } from "./entry-order.server.ts";
import type { Fields } from "./fields.server.ts";
import { fieldsByFile, remembered } from "./fields-by-file.server.ts";
import { mailSchema } from "./mail.server.ts";
import { countedFolders, withNumberWords } from "./number-words.server.ts";
import { pageSchemas } from "./pages.server.ts";
import { personSchema, testimonialSchema } from "./people.server.ts";
import { pictureProblems } from "./picture-problems.server.ts";
import { categorySchema, postSchema } from "./posts.server.ts";
import { nextDueAfter, publishedOn, unpublishedPages } from "./published.server.ts";
import { readChecked } from "./read-checked.server.ts";
import { redirectsSchema } from "./redirect-table.server.ts";
import { counterSchema, gameSchema, serviceSchema, slideSchema, stepSchema } from "./showroom.server.ts";
import { siteSchema } from "./site.server.ts";

/** One folder per kind; the file name without ending is the entry's slug. */
const folders = {
  categories: categorySchema,
  services: serviceSchema,
  people: personSchema,
  testimonials: testimonialSchema,
  cases: caseSchema,
  blog: postSchema,
  products: productSchema,
  plans: planSchema,
  faqs: faqGroupSchema,
  counters: counterSchema,
  steps: stepSchema,
  slides: slideSchema,
  games: gameSchema,
} satisfies Record<string, (fields: Fields) => z.ZodType>;

const shape = {
  folders: Object.keys(folders),
  pages: Object.keys(pageSchemas),
  files: ["site.yaml", "redirects.yaml", "mail.yaml", "words.txt"],
};

type Folder = keyof typeof folders;
type Entry<Name extends Folder> = z.infer<ReturnType<(typeof folders)[Name]>> & { slug: string };
export type Pages = { [Name in keyof typeof pageSchemas]: z.infer<ReturnType<(typeof pageSchemas)[Name]>> };

/** All content, checked: plain data that survives JSON. */
export type Content = { [Name in Folder]: Entry<Name>[] } & {
  site: z.infer<ReturnType<typeof siteSchema>>;
  redirects: z.infer<ReturnType<typeof redirectsSchema>>;
  pages: Pages;
  mail: z.infer<ReturnType<typeof mailSchema>>;
  /** Why only a preview shows a page, by its path; empty otherwise. */
  unpublished: Record<string, string>;
  /** The next day on which a scheduled post is due, if any. */
  nextDue: string | null;
};

interface ReadOptions {
  /** Folder that holds `content/` and `public/`. */
  root: string;
  /** Drafts and posts of later days are left out unless this is set. */
  preview?: boolean;
  /** The day of the build as YYYY-MM-DD. */
  today?: string;
}

/**
 * Reads and checks everything under `content/`.
 * @throws ContentError naming file, field and reason of every problem
 */
export async function readContent({ root, preview = false, today = isoToday() }: ReadOptions): Promise<Content> {
  const problems: ContentProblem[] = [...nameProblems(root, shape), ...(await pictureProblems(root))];
  const { published: fields, fieldsOf } = await fieldsByFile(root, shape.folders, { preview, today });
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined =>
    readChecked(root, file, schema, problems);

  const entries = Object.fromEntries(
    Object.entries(folders).map(([folder, makeSchema]) => {
      const schemaOf = remembered<z.ZodType>(makeSchema);
      const found = entryFiles(root, folder).flatMap(({ slug, file }) => {
        const value = read(file, schemaOf(fieldsOf(file)));
        return value ? [{ ...(value as object), slug, file }] : [];
      });
      problems.push(...orderProblems(found));
      return [folder, found.sort(byPlace).map(({ file, ...entry }) => entry)];
    }),
  ) as Pick<Content, Folder>;

  const site = read("content/site.yaml", siteSchema(fields));
  const redirects = read("content/redirects.yaml", redirectsSchema(fields));
  const mail = read("content/mail.yaml", mailSchema(fields));
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schemaOf]) => [
      name,
      read(`content/pages/${name}.yaml`, schemaOf(fields) as z.ZodType),
    ]),
  ) as Pages;

  if (problems.length > 0 || !site || !redirects || !mail) throw new ContentError(problems);
  const finished = publishedOn(today, entries, { preview });
  const counts = {
    ...Object.fromEntries(countedFolders.map((folder) => [folder, finished[folder].length])),
    frames: pages["portfolio-masonry"].columns.flat().length,
  };
  const unpublished = preview ? unpublishedPages(today, entries) : {};
  const nextDue = nextDueAfter(today, entries.blog);
  return { ...finished, site, redirects, pages: withNumberWords(pages, counts), mail, nextDue, unpublished };
}

function isoToday(): string {
  return new Date().toISOString().slice(0, 10);
}
