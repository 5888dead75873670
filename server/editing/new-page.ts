import { stringify } from "yaml";
import { z } from "zod";
import type { Content } from "#model/content.server.ts";
import { menuPlaces } from "#model/pages/composed-page.server.ts";
import { listedPages } from "#model/pages/page-list.server.ts";
import { perRequestPatterns, prerenderedPaths } from "#model/pages/site-paths.server.ts";
import { addressProblem } from "#model/reading/composed-files.server.ts";
import { slugOf } from "#shared/fold-text.ts";
import { newEntry } from "./new-entry.ts";
import { setInSource } from "./splice-source.ts";

/** What a person says of a new page; what they leave out is asked for on the page. */
export const pageWishes = z.object({
  kind: z.enum(["page", "service-page"]).default("page"),
  address: z.string().trim().max(200).optional(),
  description: z.string().trim().max(400).optional(),
  menu: z.enum(menuPlaces).optional(),
  picture: z.string().max(200).optional(),
});

export type PageWishes = z.infer<typeof pageWishes>;

interface NewPageParts {
  title: string;
  wishes: PageWishes;
  content: Content;
  pictures: readonly string[];
}

/** A draft page with the bands of its kind. */
export function newPage({ title, wishes, content, pictures }: NewPageParts): { file: string; text: string } {
  const { kind, address, description, menu, picture } = wishes;
  const made = newEntry(kind, title, content, { pictures, isForBrowser: true });
  const own = {
    ...(address && address !== made.path && { address }),
    ...(menu && { menu: { place: menu, label: title } }),
    ...(picture && { picture }),
  };
  const begun = description ? setInSource(made.text, made.file, ["head", "description"], description) : made.text;
  const fields = Object.keys(own).length > 0 ? stringify(own, { lineWidth: 110 }) : "";
  return { file: made.file, text: begun.replace(/^head:/m, () => `${fields}head:`) };
}

/** The address that a page's title gives, and why it cannot have the one that is wished for. */
export function checkAddress(content: Content, { title, address }: { title: string; address: string | undefined }) {
  const wished = address || `/${slugOf(title)}`;
  const rule = content.redirects.find(({ from }) => from === wished);
  const paths = [...listedPages(content).map(({ path }) => path), ...prerenderedPaths(content)];
  const taken = [...paths, ...perRequestPatterns.map((name) => `/${name}`)];
  const problem =
    addressProblem(wished, taken) ??
    (rule && `${wished} leads to ${rule.to} since a page moved; write another address`);
  return { address: wished, problem: problem ?? null };
}
