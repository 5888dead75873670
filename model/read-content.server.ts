import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { caseSchema } from "./cases.server.ts";
import { faqGroupSchema, planSchema, productSchema } from "./catalogue.server.ts";
import { type Fields, type Known, makeFields, type Referable } from "./fields.server.ts";
import { mailSchema } from "./mail.server.ts";
import { pageSchemas } from "./pages.server.ts";
import { personSchema, testimonialSchema } from "./people.server.ts";
import { readPictures } from "./pictures.server.ts";
import { categorySchema, postSchema } from "./posts.server.ts";
import { counterSchema, gameSchema, serviceSchema, slideSchema, stepSchema } from "./showroom.server.ts";
import { redirectsSchema, siteSchema } from "./site.server.ts";
import { machinePaths, sitePaths } from "./site-paths.server.ts";
import { dayOfFile, findWithheld, isDraft, productId, unpublishedOn } from "./unpublished.server.ts";

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

type Folder = keyof typeof folders;
type Entry<Name extends Folder> = z.infer<ReturnType<(typeof folders)[Name]>> & { slug: string };
export type Pages = { [Name in keyof typeof pageSchemas]: z.infer<ReturnType<(typeof pageSchemas)[Name]>> };

/** All content, checked: plain data that survives JSON. */
export type Content = { [Name in Folder]: Entry<Name>[] } & {
  site: z.infer<ReturnType<typeof siteSchema>>;
  redirects: z.infer<ReturnType<typeof redirectsSchema>>;
  pages: Pages;
  mail: z.infer<ReturnType<typeof mailSchema>>;
  /** The next day on which a scheduled post is due, if any. */
  nextDue: string | null;
};

export interface ContentProblem {
  file: string;
  field: string;
  reason: string;
}

/** Thrown with every problem that was found, not only the first. */
export class ContentError extends Error {
  problems: ContentProblem[];
  constructor(problems: ContentProblem[]) {
    const lines = problems.map(({ file, field, reason }) => `  ${[file, field, reason].filter(Boolean).join(": ")}`);
    super(`content has ${problems.length} ${problems.length === 1 ? "problem" : "problems"}\n${lines.join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

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
  const problems: ContentProblem[] = [];
  const known = await knownNames(root);
  const withheld = preview ? [] : findWithheld(root, (folder) => entryFiles(root, folder));
  const fieldsOn = (day: string) => makeFields({ ...known, unpublished: unpublishedOn(day, withheld) });
  const fields = fieldsOn(today);
  // Drafts may refer to each other, and a post to what is out by its own day.
  const fieldsOf = (file: string) => {
    if (isDraft(root, file)) return makeFields(known);
    const day = dayOfFile(root, file);
    return day > today ? fieldsOn(day) : fields;
  };
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined =>
    readFile(root, file, schema, problems);

  const entries = Object.fromEntries(
    Object.entries(folders).map(([folder, schemaOf]) => {
      const found = entryFiles(root, folder).flatMap(({ slug, file }) => {
        const value = read(file, schemaOf(fieldsOf(file)));
        return value ? [{ ...value, slug, file }] : [];
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
  const isFinished = ({ draft }: { draft?: boolean | undefined }) => preview || !draft;
  const isDue = ({ date }: Entry<"blog">) => preview || date <= today;
  const finished = {
    ...entries,
    blog: entries.blog.filter(isFinished).filter(isDue),
    cases: entries.cases.filter(isFinished),
    people: entries.people.filter(isFinished),
    products: entries.products.filter(isFinished),
  };
  const later = entries.blog.filter((post) => !post.draft && post.date > today).map((post) => post.date);
  const nextDue = later.sort()[0] ?? null;
  return { ...finished, site, redirects, pages, mail, nextDue };
}

/** What exists, by name and by address, whether it is published or not. */
async function knownNames(root: string): Promise<Known> {
  const slugsOf = (folder: Folder) => entryFiles(root, folder).map(({ slug }) => slug);
  const slugs = Object.fromEntries(Object.keys(folders).map((name) => [name, slugsOf(name as Folder)]));
  return {
    pictures: await readPictures(root),
    slugs: slugs as Record<Referable, string[]>,
    paths: new Set([...sitePaths(slugs as Record<Folder, string[]>, productIds(root)), ...machinePaths]),
    unpublished: new Map(),
  };
}

function entryFiles(root: string, folder: string): { slug: string; file: string }[] {
  const ending = folder === "blog" ? ".md" : ".yaml";
  return readdirSync(join(root, "content", folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ slug: name.slice(0, -ending.length), file: `content/${folder}/${name}` }));
}

/** Products are addressed by number; read ahead of the schema so that links to them can be checked. */
function productIds(root: string): number[] {
  return entryFiles(root, "products").flatMap(({ file }) => {
    const id = productId(readFileSync(join(root, file), "utf8"));
    return id === undefined ? [] : [id];
  });
}

function readFile<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: ContentProblem[],
): z.infer<Schema> | undefined {
  const source = readSource(root, file);
  if (source === undefined) {
    problems.push({ file, field: "", reason: "this file is missing" });
    return undefined;
  }
  const isMarkdown = file.endsWith(".md");
  const [, head = "", body = ""] = isMarkdown ? (/^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []) : ["", source];
  if (isMarkdown && head === "") {
    problems.push({ file, field: "", reason: "must start with fields between two lines of ---" });
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, uniqueKeys: true });
  if (document.errors.length > 0) {
    // The fields of a post begin on its second line.
    const skipped = isMarkdown ? 1 : 0;
    const reason = document.errors.map(
      (error) => `line ${(error.linePos?.[0].line ?? 1) + skipped}: ${error.message.split("\n")[0]?.replace(/:$/, "")}`,
    );
    problems.push({ file, field: "", reason: `cannot be read as YAML, ${reason.join("; ")}` });
    return undefined;
  }
  const value: unknown = document.toJS() ?? {};
  const parsed = schema.safeParse(isMarkdown ? { ...(value as object), body } : value);
  if (parsed.success) return parsed.data;
  problems.push(...parsed.error.issues.map((issue) => ({ file, field: issue.path.join("."), reason: issue.message })));
  return undefined;
}

function readSource(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return undefined;
  }
}

type Placed = { slug: string; file: string; order?: number; id?: number; date?: string; to?: string };

function orderProblems(entries: Placed[]): ContentProblem[] {
  return (["order", "id"] as const).flatMap((field) => {
    const owners = new Map<number, string>();
    return entries.flatMap((entry) => {
      const place = entry[field];
      if (place === undefined) return [];
      const owner = owners.get(place);
      owners.set(place, entry.file);
      return owner ? [{ file: entry.file, field, reason: `${place} is taken by ${owner}; write another number` }] : [];
    });
  });
}

/** By place or number where the kind has one, else newest first. */
function byPlace(a: Placed, b: Placed): number {
  const place = (entry: Placed) => entry.order ?? entry.id;
  const day = (entry: Placed) => entry.date ?? entry.to ?? "";
  const [left, right] = [place(a), place(b)];
  if (left !== undefined && right !== undefined) return left - right;
  return day(b).localeCompare(day(a)) || a.slug.localeCompare(b.slug);
}

function isoToday(): string {
  return new Date().toISOString().slice(0, 10);
}
