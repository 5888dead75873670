import type { ImageSource } from "#shared/image-address.ts";
import type { RichText } from "#shared/rich-text.ts";
import { highlightCode } from "../markdown/highlight-code.server.ts";
import { readInlineMarkdown, readMarkdown, readPartMarkdown } from "../markdown/markdown.server.ts";
import { MarkdownLimitError } from "../markdown/markdown-limits.server.ts";
import { type FieldWidget, noted } from "./field-notes.server.ts";
import { objectWithFocus } from "./focus-field.server.ts";
import type { Known, Referable } from "./known.server.ts";
import { linkProblem, linkProblems } from "./link-problems.server.ts";
import { measurePictures, noPicture } from "./measure-pictures.server.ts";
import { namedFields } from "./named-fields.server.ts";
import { nearestName } from "./nearest-name.server.ts";
import { placeFields } from "./place-fields.server.ts";
import { plainFields } from "./plain-fields.server.ts";
import { type Limit, withLimit } from "./text-length.server.ts";

const { text, object, searchLine } = plainFields;

export type Fields = ReturnType<typeof makeFields>;

/** The content's field types. Each takes a hint on what to write, which editors see if the field is missing or wrong. */
export function makeFields(known: Known) {
  const { link, freePath } = addressFields(known);
  const rich = (read: typeof readMarkdown, as: FieldWidget) => (hint: string, limit?: Limit) =>
    noted(text(hint, limit), { as, hint: withLimit(hint, limit ?? {}) }).transform((source, context): RichText => {
      const nodes = nodesOf(source, read, (issue) => context.addIssue({ ...issue }));
      for (const message of [...linkProblems(nodes, known), ...measurePictures(nodes, known)])
        context.addIssue({ code: "custom", message });
      return nodes;
    });
  const reference = (kind: Referable, hint = `the file name, without ending, of an entry in content/${kind}/`) =>
    noted(text(hint), { as: "choice", hint, options: known.slugs[kind], of: kind }).superRefine((value, context) => {
      const names = known.slugs[kind];
      const unpublished = known.unpublished.get(`${kind}/${value}`);
      if (known.offKinds.includes(kind)) return;
      if (!names.includes(value)) {
        context.addIssue({
          code: "custom",
          message: `there is no ${kind} entry "${value}"${nearestName(value, names)}`,
        });
      } else if (unpublished) {
        context.addIssue({ code: "custom", message: `"${value}" ${unpublished}` });
      }
    });
  /** Of a kind without entries nothing is shown, so naming one does no harm. */
  const choice = (kind: Referable, hint?: string) =>
    known.slugs[kind].length > 0 && !known.offKinds.includes(kind)
      ? reference(kind, hint)
      : noted(text(hint ?? kind), { as: "name", hint: hint ?? kind });
  /** An entry; the first of its kind when this is left out. */
  const pick = (kind: Referable, hint?: string) => choice(kind, hint).optional();
  /** Entries in this order; when left out, the first of the kind. */
  const picks = (kind: Referable, max: number) => plainFields.list(choice(kind), { min: 0, max }).default([]);
  /** A picture by its address; becomes the source with its natural size. Always paired with an `alt`. */
  const picture = (hint = "the address of a picture, such as /images/harbour.webp") =>
    noted(text(hint), { as: "picture", hint }).transform((address, context): ImageSource => {
      const source = known.pictures.get(address);
      if (source) return source;
      context.addIssue({ code: "custom", message: noPicture(address, known) });
      return { src: address, width: 0, height: 0 };
    });

  return {
    ...plainFields,
    ...placeFields,
    object: objectWithFocus,
    link,
    freePath,
    reference,
    pick,
    picks,
    ...namedFields(known),
    picture,
    /** One line of Markdown. */
    inline: rich(readInlineMarkdown, "inline"),
    /** Markdown blocks, of which a page may have several. */
    markdown: (hint: string, limit?: Limit) => rich(readPartMarkdown, "markdown")(hint, limit).transform(highlightCode),
    /** The one text of a page, whose headings and footnotes have addresses. */
    pageText: (hint: string) => rich(readMarkdown, "markdown")(hint).transform(highlightCode),
    /** The same, kept as it is written: files are made of it. */
    markdownSource: (hint: string) =>
      noted(text(hint), { as: "name", hint }).superRefine(
        (source, context) => void nodesOf(source, readMarkdown, (issue) => context.addIssue({ ...issue })),
      ),
    /** A link with its label. */
    action: () => object({ label: text("the words on the button or link"), url: link() }),
    /** Title (without the site's name) and description of a page. */
    head: () =>
      object({
        title: text("the page's title, without the site's name"),
        description: searchLine("one or two sentences for search results, 50 to 170 characters"),
      }),
  };
}

interface Issue {
  code: "custom";
  message: string;
  params?: { line: number };
}

/** A text in parsed form, with its faults added. */
function nodesOf(source: string, read: typeof readMarkdown, addIssue: (issue: Issue) => void): RichText {
  try {
    const { nodes, faults } = read(source);
    for (const { line, message } of faults) addIssue({ code: "custom", message, params: { line } });
    return nodes;
  } catch (error) {
    const place = error instanceof MarkdownLimitError && { params: { line: error.line } };
    addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error), ...place });
    return [];
  }
}

function addressFields(known: Known) {
  const link = (hint = "a path of this site such as /contact, or a mailto:, tel: or https: address") =>
    noted(text(hint), { as: "link", hint }).superRefine((value, context) => {
      const problem = linkProblem(value, known);
      if (problem) context.addIssue({ code: "custom", message: problem });
    });
  /** An address without a page: a redirect there would hide the page. */
  const freePath = (hint: string) =>
    noted(text(hint), { as: "name", hint }).superRefine((value, context) => {
      const stem = value.replace(/\/\*$/, "");
      const hidden = [...known.paths].find(
        (path) => path === value || (stem !== value && `${path}/`.startsWith(`${stem}/`)),
      );
      if (!hidden) return;
      const message = `the page at ${hidden} would become unreachable; write an address without a page`;
      context.addIssue({ code: "custom", message });
    });
  return { link, freePath };
}
