import type { z } from "zod";
import { isOff } from "#shared/off-pages.ts";
import { type Content, type Folder, folders, type Pages } from "../content.server.ts";
import { ledger } from "../facts/ledger.server.ts";
import { languageCodes } from "../languages/site-languages.server.ts";
import type { Translation } from "../languages/translation.server.ts";
import { withTranslations } from "../languages/with-translations.server.ts";
import { type ComposedPage, composedPage } from "../pages/composed-page.server.ts";
import { pageSchemas } from "../pages/pages.server.ts";
import { controlsSchema } from "../site/controls.server.ts";
import { mailSchema } from "../site/mail.server.ts";
import { redirectsSchema } from "../site/redirect-table.server.ts";
import { showroomSchema } from "../site/showroom.server.ts";
import { siteSchema } from "../site/site.server.ts";
import { citingFiles } from "./citing-files.server.ts";
import { addressProblems, composedFiles } from "./composed-files.server.ts";
import { ContentError, type ContentProblem } from "./content-error.server.ts";
import { entryFiles } from "./content-files.server.ts";
import { dateProblems } from "./date-problems.server.ts";
import { nameProblems } from "./entry-names.server.ts";
import { byPlace, orderProblems } from "./entry-order.server.ts";
import { fieldsByFile } from "./fields-by-file.server.ts";
import { finishContent } from "./finish-content.server.ts";
import { pathOfWords, readOff } from "./off.server.ts";
import { pictureProblems } from "./picture-problems.server.ts";
import { readBrand } from "./read-brand.server.ts";
import { readChecked } from "./read-checked.server.ts";
import { readFacts } from "./read-facts.server.ts";
import { createReadMemory } from "./read-memory.server.ts";
import type { EachFile, ReadOptions } from "./read-options.server.ts";
import { readPriceBook } from "./read-price-book.server.ts";
import { siteOrStarter } from "./site-folder.server.ts";
import { todayOf } from "./today.server.ts";
import { wordingProblems } from "./wording-problems.server.ts";

const shape = {
  folders: [...Object.keys(folders), "facts"],
  pages: Object.keys(pageSchemas),
  files: ["words-watch", "site", "showroom", "redirects", "mail", "controls", "price-book", "capacity", "sample"]
    .map((name) => `${name}.yaml`)
    .concat("words.txt"),
};

/** What is wrong with names and pictures, whatever the files say. */
async function placeProblems(root: string): Promise<ContentProblem[]> {
  return [...nameProblems(root, shape, languageCodes(root)), ...(await pictureProblems(root))];
}

const asRead: EachFile = (_file, _schema, value) => value;

/**
 * Reads and validates everything under `content/` and `brand/`, and the starter's words for pages without a file; then the
 * same in each other language.
 * @throws ContentError naming the file, field and reason of every problem
 */
export async function readContent(options: ReadOptions): Promise<Content> {
  const content = await readEdition(options);
  // The editor shows the source language.
  if (options.each || content.site.languages.length === 0) return content;
  return withTranslations(content, options.root, async (translation) => {
    const edition = await readEdition({ ...options, translation });
    options.seen?.(translation);
    return edition;
  });
}

/** The site in the source language, or with a translation laid over it. */
async function readEdition({
  root,
  preview = false,
  today = todayOf(),
  each = asRead,
  memory = createReadMemory(),
  unwritten,
  translation,
}: ReadOptions & { translation?: Translation }): Promise<Content> {
  const problems = translation ? translation.problems : await placeProblems(root);
  const edition = { preview, today, memory };
  const { fieldsOf, anchorsOf, ...known } = await fieldsByFile(root, shape.folders, edition);
  const { published: fields, unchecked, fixedPaths } = known;
  // Nothing waits from here on, so no other reading comes between.
  memory.begin(anchorsOf);
  const kinds = Object.keys(folders);
  const { book, manner, excuses, homes } = readFacts(root, {
    fields,
    folders: kinds,
    today,
    problems,
    memory,
    each,
    translation,
  });
  const citing = citingFiles({ book, symbol: manner.currency.symbol, excuses, today });
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined =>
    each(file, schema, readChecked(root, file, schema, problems, { citing, memory, unwritten, translation }));
  const off = readOff(root);
  const readWords = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> | undefined => {
    const place = siteOrStarter(root, `content/${name}.yaml`);
    return each(
      `content/${name}.yaml`,
      schema,
      readChecked(place.root, place.file, schema, problems, { citing, memory, unwritten, translation }),
    );
  };

  const entries = Object.fromEntries(
    Object.entries(folders).map(([folder, makeSchema]) => {
      if (off.kinds.some((kind) => kind === folder)) return [folder, []];
      const found = entryFiles(root, folder).flatMap(({ slug, file }) => {
        const value = read(file, memory.schemaFor<z.ZodType>(makeSchema, fieldsOf(file)));
        return value ? [{ ...(value as object), slug, file }] : [];
      });
      problems.push(...orderProblems(found));
      return [folder, found.sort(byPlace).map(({ file, ...entry }) => entry)];
    }),
  ) as Pick<Content, Folder>;

  problems.push(...dateProblems(entries, { facts: book.facts, homes }));
  const brand = readBrand(root, problems, each);
  const written = read("content/site.yaml", memory.schemaFor(siteSchema, fields));
  const site = written && translation ? { ...written, lang: translation.code, locale: translation.code } : written;
  const showroom = read("content/showroom.yaml", memory.schemaFor(showroomSchema, fields));
  const redirects = readWords("redirects", memory.schemaFor(redirectsSchema, fields));
  const mail = readWords("mail", memory.schemaFor(mailSchema, fields));
  const controls = readWords("controls", memory.schemaFor(controlsSchema, fields));
  const priceBook = readPriceBook((name, schemaOf) => readWords(name, memory.schemaFor(schemaOf, fields)));
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schemaOf]) => {
      const isUsed = !isOff(pathOfWords(name), off.paths);
      return [name, readWords(`pages/${name}`, memory.schemaFor<z.ZodType>(schemaOf, isUsed ? fields : unchecked))];
    }),
  ) as Pages;

  const composedPages = composedFiles(root).flatMap(({ name, file, address }) => {
    const page = read(file, memory.schemaFor(composedPage, fieldsOf(file)));
    return page ? [{ ...(page as Omit<ComposedPage, "name" | "address">), name, address }] : [];
  });
  if (!translation) problems.push(...addressProblems(root, fixedPaths));
  // What is watched, and how days are written, is of the source language.
  const { wordings, warnings } = translation
    ? { wordings: translation.strays(), warnings: [] }
    : wordingProblems(root, { pages, values: citing.values, excuses, manner, today });
  problems.push(...wordings);
  if (problems.length > 0 || !brand || !site || !showroom || !redirects || !mail || !controls || !priceBook)
    throw new ContentError(problems);
  return finishContent({
    ...{
      entries,
      pages,
      composedPages,
      ...priceBook,
      showroom,
      brand,
      site,
      redirects,
      mail,
      controls,
      closed: off.paths,
    },
    ...{ today, preview, warnings, facts: ledger(book, manner, { citedIn: citing.citedIn, homes }) },
  });
}
