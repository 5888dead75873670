import { isDeepStrictEqual } from "node:util";
import { parseDocument, stringify } from "yaml";
import type { z } from "zod";
import type { Content, Folder } from "#model/content.server.ts";
import { noteOf } from "#model/fields/field-notes.server.ts";
import { defOf, schemaAt } from "#model/fields/schema-fields.server.ts";
import { isComposedName } from "#model/reading/composed-files.server.ts";
import { ownValue } from "#shared/own-value.ts";
import type { EditedSite, Reading } from "./edited-site.ts";
import { fileNameOf, type NewKind, newEntry, newKinds, nextOf } from "./new-entry.ts";
import { countedAnew, withNewFact } from "./new-fact.ts";
import { newPage, type PageWishes } from "./new-page.ts";
import { sampleValue } from "./sample-value.ts";
import { unmarked } from "./source-marks.ts";
import { arrangeInSource, partsOf, plainInSource, setInSource } from "./splice-source.ts";
import { type FieldPath, SpliceError } from "./splice-yaml.ts";
import type { FileChanges } from "./write-changes.ts";

/** Where the entries of a kind are found, for those that have an address. */
const addresses: Readonly<Record<string, string>> = {
  blog: "/blog/",
  cases: "/portfolio/",
  people: "/team/",
  categories: "/blog/category/",
};

/** The address of a file's page; undefined for kinds without pages. */
function addressOf(site: EditedSite, file: string, folder: string, slug: string): string | undefined {
  if (folder !== "pages") return folder in addresses ? addresses[folder] + slug : undefined;
  const written = plainInSource(site.read(file).text, file, ["address"]);
  return typeof written === "string" ? written : `/${slug}`;
}

/** A new entry of a kind: the scaffold of `npm run new`, or words to replace in every field that is needed. */
export function newFiles(
  site: EditedSite,
  { folder, title, into = "", wishes, content, reading }: NewParts & { into?: string; wishes?: PageWishes | undefined },
): FileChanges {
  if (folder === "facts") return withNewFact(site, { title, into, content, reading });
  if (folder === "capacity") return countedAnew(site, content.today);
  const kind = Object.keys(newKinds).find((name): name is NewKind => newKinds[name as NewKind].folder === folder);
  const made = wishes
    ? newPage({ title, wishes, content, pictures: site.pictures() })
    : kind
      ? newEntry(kind, title, content, { pictures: site.pictures(), isForBrowser: true })
      : sampleEntry({ pictures: site.pictures(), folder, title, content, reading });
  if (site.has(made.file)) throw new SpliceError(`${made.file} exists already; choose another title`);
  return new Map([[made.file, unmarked(made.text)]]);
}

interface NewParts {
  folder: string;
  title: string;
  content: Content;
  reading: Reading;
}

function sampleEntry({ pictures, folder, title, content, reading }: NewParts & { pictures: readonly string[] }) {
  const [file, schema] = [...reading.schemas].find(([name]) => name.startsWith(`content/${folder}/`)) ?? [];
  const offered = { pictures, today: content.today };
  const value = sampleValue(schema, "entry", offered);
  if (!file || typeof value !== "object" || value === null)
    throw new SpliceError("entries of this kind are made in the files (docs/editing.md)");
  const entries: readonly object[] = content[folder as Folder] ?? [];
  const orders = entries.flatMap((entry) => ("order" in entry ? Number(entry.order) : []));
  const name = ["name", "title", "plan", "question"].find((key) => key in value);
  const own = { ...value, ...("order" in value && { order: nextOf(orders) }), ...(name && { [name]: title }) };
  return { file: `content/${folder}/${fileNameOf(title)}.yaml`, text: stringify(own, { lineWidth: 110 }) };
}

const redirects = "content/redirects.yaml";

/** The files of a site without an entry, nor redirects to it. The addresses of a page of bands lead on to where it ended. */
export function filesWithout(site: EditedSite, file: string): FileChanges {
  const { folder, slug } = partsOfName(file);
  const address = addressOf(site, file, folder, slug);
  const { text } = site.read(redirects);
  const rules = plainInSource(text, redirects, []);
  const leadThere = (Array.isArray(rules) ? rules : []).flatMap((rule, at) =>
    address && rule?.to === address ? [at] : [],
  );
  const next = folder === "pages" ? plainInSource(site.read(file).text, file, ["next", "url"]) : undefined;
  const to = typeof next === "string" ? next : "/";
  const final =
    folder === "pages" && address
      ? withRedirect(
          leadThere.reduce((source, at) => setInSource(source, redirects, [at, "to"], to), text),
          { from: address, to, status: 308 },
        )
      : leadThere.reverse().reduce((source, at) => arrangeInSource(source, redirects, [at], { do: "remove" }), text);
  return new Map([[file, null], ...(final === text ? [] : ([[redirects, final]] as const))]);
}

/**
 * The files of a site in which an entry has another name: its own, those that refer to it, and the redirects.
 * @throws SpliceError
 */
export function renamedFiles(site: EditedSite, file: string, title: string, { schemas }: Reading): FileChanges {
  const { folder, slug, ending } = partsOfName(file);
  const next = fileNameOf(title);
  const target = `content/${folder}/${next}${ending}`;
  if (site.has(target)) throw new SpliceError(`${target} exists already; choose another name`);
  const from = addressOf(site, file, folder, slug);
  const to = from && from.slice(0, from.lastIndexOf("/") + 1) + next;
  const rename = { folder, slug, next, from, to, slugs: site.entries(folder).map((entry) => entry.slug) };
  const changes = new Map<string, string | null>();
  for (const [name, schema] of schemas) {
    if (!name.startsWith("content/") || name === "content/redirects.yaml") continue;
    const source = site.read(name).text;
    const changed = withReferences(source, name, schema, rename);
    if (name === file) changes.set(target, changed);
    else if (changed !== source) changes.set(name, changed);
  }
  if (from && to) changes.set(redirects, withRedirect(site.read(redirects).text, { from, to, status: 308 }));
  return changes.set(file, null);
}

function withRedirect(text: string, value: { from: string; to: string; status: number }): string {
  const rules = plainInSource(text, redirects, []);
  const at = Array.isArray(rules) ? rules.length : 0;
  return at > 0 ? arrangeInSource(text, redirects, [at], { do: "insert", value }) : stringify([value]);
}

function partsOfName(file: string) {
  const [, folder, slug, ending] = /^content\/([a-z-]+)\/([a-z0-9-]+)(\.\w+)$/.exec(file) ?? [];
  if (!folder || !slug || !ending || folder === "facts" || (folder === "pages" && !isComposedName(slug + ending)))
    throw new SpliceError("this file cannot be renamed");
  return { folder, slug, ending };
}

interface Rename {
  folder: string;
  slug: string;
  next: string;
  /** The addresses of its page, if it has one. */
  from: string | undefined;
  to: string | undefined;
  /** Of the kind, by which fields that name one of its entries are known. */
  slugs: readonly string[];
}

function withReferences(source: string, file: string, schema: z.ZodType, rename: Rename): string {
  const { body, bodyAt } = partsOf(source, file);
  const words = body === undefined ? source : source.slice(0, bodyAt) + renamedIn(body, rename);
  const fields: unknown = parseDocument(partsOf(source, file).head).toJS();
  return textsOf(fields).reduce((text, { path, value }) => {
    const note = noteOf(schemaAt(schema, path, fields) ?? schema) ?? noteOfField(schema, path, fields);
    const names = note?.options && isDeepStrictEqual([...note.options].sort(), [...rename.slugs].sort());
    const wanted = names && value === rename.slug ? rename.next : renamedIn(value, rename);
    return wanted === value ? text : setInSource(text, file, path, wanted);
  }, words);
}

function noteOfField(schema: z.ZodType, path: FieldPath, fields: unknown) {
  const def = defOf(schemaAt(schema, path.slice(0, -1), fields));
  const field =
    def?.type === "object" ? ownValue(def.shape, path.at(-1) ?? "") : def?.type === "array" ? def.element : undefined;
  const inner = field && "unwrap" in field && typeof field.unwrap === "function" ? field.unwrap() : field;
  return inner && noteOf(inner);
}

/** Links and citations in words. */
function renamedIn(words: string, { folder, slug, next, from, to }: Rename): string {
  const links = from && to ? words.replace(new RegExp(`(?<![\\w-])${from}(?![\\w-])`, "g"), to) : words;
  const anchors = folder === "faqs" ? links.replace(new RegExp(`/faq#${slug}(?![\\w-])`, "g"), `/faq#${next}`) : links;
  return anchors.replaceAll(`{{${folder}/${slug}.`, `{{${folder}/${next}.`);
}

function textsOf(value: unknown, path: FieldPath = []): { path: FieldPath; value: string }[] {
  if (typeof value === "string") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
