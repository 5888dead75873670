import { isOff } from "#shared/off-pages.ts";
import type { Content, Languages } from "../content.server.ts";
import { nameInAddress } from "../fields/band-places.server.ts";
import { endingOf } from "./content-files.server.ts";
import { pathOfWords } from "./off.server.ts";
import { isNode, targetOf } from "./without-off-links.server.ts";

type Whole = Omit<
  Content,
  "papers" | "today" | "off" | "offLinks" | "warnings" | "nextDue" | "unpublished" | keyof Languages
>;

/** A link that leads to a page that is off, by the field that holds it. */
interface OffLink {
  field: string;
  target: string;
}

/** Every link in a value of the content to a page that is off. */
function offLinks(value: unknown, off: readonly string[], path: readonly string[] = []): OffLink[] {
  if (typeof value !== "object" || value === null) return [];
  const target = targetOf(value);
  const own = target !== undefined && isOff(target, off) ? [{ field: path.join("."), target }] : [];
  const isText =
    isNode(value) || (Array.isArray(value) && value.some((node) => typeof node === "string" || isNode(node)));
  const within = Object.entries(value).flatMap(([key, part]) =>
    offLinks(part, off, isText ? path : [...path, nameInAddress(path.at(-1), key, part)]),
  );
  return [...own, ...within];
}

/** Every link to a page that is off, by the file and field that an editor would look for it in. */
export function offLinksByFile(content: Whole, off: readonly string[]): Content["offLinks"] {
  if (off.length === 0) return [];
  const { site, mail, pages, composedPages, redirects: _, brand: __, counters, steps, slides, ...rest } = content;
  const { facts, priceBook, capacity, controls, ...kinds } = rest;
  const used = Object.entries(pages).filter(([name]) => !isOff(pathOfWords(name), off));
  const files: [file: string, value: unknown][] = [
    ["site.yaml", site],
    ["mail.yaml", mail],
    ["showroom.yaml", { counters, steps, slides }],
    ...used.map(([name, words]): [string, unknown] => [`pages/${name}.yaml`, words]),
    ...composedPages.map((page): [string, unknown] => [`pages/${page.name}.yaml`, page]),
    ...Object.entries(kinds).flatMap(([kind, entries]) =>
      entries.map((entry): [string, unknown] => [`${kind}/${entry.slug}${endingOf(kind)}`, entry]),
    ),
  ];
  return files.flatMap(([file, value]) => offLinks(value, off).map((link) => ({ file: `content/${file}`, ...link })));
}
