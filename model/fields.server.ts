import { z } from "zod";
import { type Bench, benches } from "#shared/bench.ts";
import type { ImageSource } from "#shared/image-address.ts";
import type { RichText } from "#shared/rich-text.ts";
import { hasLoosePicture, linkTargets, parseInlineMarkdown, parseMarkdown, pictureOf } from "./markdown.server.ts";

/** What exists, by name; references in content are checked against it. */
export interface Known {
  /** Public address of a picture (`/images/x.webp`) to its source with natural size. */
  pictures: ReadonlyMap<string, ImageSource>;
  /** Site paths without base, query or hash that answer with a page. */
  paths: ReadonlySet<string>;
  slugs: Record<Referable, readonly string[]>;
  /** Why an entry is not on the site, by its names: `people/ada-quill` and `/team/ada-quill`. */
  unpublished: ReadonlyMap<string, string>;
}

export type Referable = "people" | "cases" | "blog" | "products" | "services" | "categories" | "testimonials" | "games";

export type Fields = ReturnType<typeof makeFields>;

/**
 * The field types of content. Each takes a hint: what the editor should write, shown when the field is missing or wrong.
 */
export function makeFields(known: Known) {
  const link = (hint = "a path of this site such as /contact, or a mailto:, tel: or https: address") =>
    text(hint).superRefine((value, context) => {
      const problem = linkProblem(value, known);
      if (problem) context.addIssue({ code: "custom", message: problem });
    });
  const rich = (parse: (source: string) => RichText) => (hint: string) =>
    text(hint).transform((source, context): RichText => {
      try {
        const nodes = parse(source);
        for (const target of linkTargets(nodes)) {
          const problem = target.startsWith("#") ? undefined : linkProblem(target, known);
          if (problem) context.addIssue({ code: "custom", message: problem });
        }
        for (const message of measurePictures(nodes, known)) context.addIssue({ code: "custom", message });
        return nodes;
      } catch (error) {
        context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
        return [];
      }
    });
  const reference = (kind: Referable, hint = `the file name, without ending, of an entry in content/${kind}/`) =>
    text(hint).superRefine((value, context) => {
      const names = known.slugs[kind];
      const unpublished = known.unpublished.get(`${kind}/${value}`);
      if (!names.includes(value)) {
        context.addIssue({ code: "custom", message: `there is no ${kind} entry "${value}"${nearest(value, names)}` });
      } else if (unpublished) {
        context.addIssue({ code: "custom", message: `"${value}" ${unpublished}` });
      }
    });
  /** A picture by its address; becomes the source with its natural size. Always goes with an `alt` beside it. */
  const picture = (hint = "the address of a picture, such as /images/harbour.webp") =>
    text(hint).transform((address, context): ImageSource => {
      const source = known.pictures.get(address);
      if (source) return source;
      const names = [...known.pictures.keys()];
      context.addIssue({ code: "custom", message: `there is no picture "${address}"${nearest(address, names)}` });
      return { src: address, width: 0, height: 0 };
    });

  return {
    text,
    object,
    link,
    reference,
    picture,
    list: listOf,
    number: wholeNumber,
    date: isoDate,
    searchLine,
    timeZone,
    oneOf,
    flag: () => z.boolean({ error: (issue) => expected(issue.input, "true or false") }),
    alt: () => text("what the picture shows, in a sentence a person would say"),
    bench: () => oneOf(benches as readonly [Bench, ...Bench[]], "the colour of the bench that owns this"),
    /** One line of Markdown. */
    inline: rich(parseInlineMarkdown),
    /** Markdown blocks. */
    markdown: rich(parseMarkdown),
    /** A link with its words. */
    action: () => object({ label: text("the words on the button or link"), url: link() }),
    /** Title (without the site's name) and description of a page. */
    head: () =>
      object({
        title: text("the page's title, without the site's name"),
        description: searchLine("one or two sentences for search results, 50 to 170 characters"),
      }),
  };
}

/**
 * Gives each picture of a text its source with the natural size.
 * @returns what is wrong with them
 */
function measurePictures(nodes: RichText, { pictures }: Known): string[] {
  if (hasLoosePicture(nodes)) return ["a picture stands among words; give it a paragraph of its own"];
  return nodes.flatMap((node) => {
    const attrs = pictureOf(node)?.attrs;
    if (!attrs) return [];
    const { src = "", alt = "", title = "" } = attrs;
    const source = pictures.get(src);
    if (!source) return [`there is no picture "${src}"${nearest(src, [...pictures.keys()])}`];
    if (!alt || !title) return [`the picture "${src}" is not told; write ![what it shows](${src} "a caption")`];
    Object.assign(attrs, { src: source.src, width: String(source.width), height: String(source.height) });
    return [];
  });
}

function text(hint: string) {
  return z
    .string({ error: (issue) => expected(issue.input, hint) })
    .trim()
    .min(1, { error: `empty; write ${hint}` });
}

/** An object without unknown keys; a misspelt key is answered with the key that was probably meant. */
function object<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== "unrecognized_keys") return expected(issue.input, `an entry with ${names.join(", ")}`);
      return issue.keys.map((key) => `unknown field "${key}"${nearest(key, names)}`).join("; ");
    },
  });
}

function listOf<Item extends z.ZodType>(item: Item, { min = 1, max = 200 }: { min?: number; max?: number } = {}) {
  return z
    .array(item, { error: (issue) => expected(issue.input, "a list, one entry per line, each after a dash") })
    .min(min, { error: (issue) => `has ${sizeOf(issue.input)} entries; write at least ${min}` })
    .max(max, { error: (issue) => `has ${sizeOf(issue.input)} entries; write at most ${max}` });
}

function wholeNumber(hint: string, { min = 0, max = 1_000_000 }: { min?: number; max?: number } = {}) {
  const range = `must be a whole number from ${min} to ${max}: ${hint}`;
  return z
    .int({ error: (issue) => expected(issue.input, hint, range) })
    .min(min, { error: range })
    .max(max, { error: range });
}

function isoDate(hint = "a date like 2026-03-03") {
  return text(hint).refine(isRealDate, {
    error: (issue) => `"${String(issue.input)}" is no date; write ${hint}`,
  });
}

/** As long as search engines show. */
function searchLine(hint: string) {
  return text(hint).refine((value) => value.length >= 50 && value.length <= 170, {
    error: (issue) => `has ${String(issue.input).length} characters; write 50 to 170`,
  });
}

function timeZone() {
  const hint = "an IANA zone such as Europe/London";
  return text(hint).refine(isTimeZone, { error: (issue) => `"${String(issue.input)}" is no time zone; write ${hint}` });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

function oneOf<const Options extends readonly [string, ...string[]]>(options: Options, hint: string) {
  return z.enum(options, {
    error: (issue) => expected(issue.input, hint, `"${String(issue.input)}" is not one of ${options.join(", ")}`),
  });
}

function isRealDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function linkProblem(target: string, { paths, unpublished }: Known): string | undefined {
  if (/^(mailto:\S+@\S+|tel:[+\d][\d-]*|https:\/\/\S+)$/.test(target)) return undefined;
  if (!target.startsWith("/") || target.startsWith("//")) {
    return `"${target}" is no link; write a path of this site such as /contact, or a mailto:, tel: or https: address`;
  }
  const path = target.split(/[?#]/)[0] ?? "";
  const reason = unpublished.get(path);
  if (reason) return `"${path}" ${reason}`;
  return paths.has(path) ? undefined : `dead link: no page answers at "${path}"${nearest(path, [...paths])}`;
}

function expected(input: unknown, hint: string, otherwise?: string): string {
  if (input === undefined || input === null) return `missing; write ${hint}`;
  return otherwise ?? `is ${describe(input)}; write ${hint}`;
}

function describe(input: unknown): string {
  if (Array.isArray(input)) return "a list";
  return typeof input === "object" ? "a group of fields" : `${typeof input} ${JSON.stringify(input)}`;
}

function sizeOf(input: unknown): number {
  return Array.isArray(input) ? input.length : 0;
}

/** A suggestion for a misspelt name, or nothing when no name is close. */
function nearest(wrong: string, names: readonly string[]): string {
  const ranked = names.map((name) => ({ name, distance: editDistance(wrong, name) }));
  const best = ranked.sort((a, b) => a.distance - b.distance)[0];
  if (best && best.distance <= Math.max(2, wrong.length / 3)) return `; did you mean "${best.name}"?`;
  return names.length > 0 && names.length <= 40 ? `; there is ${names.join(", ")}` : "";
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
