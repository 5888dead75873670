import { readTextLoosely } from "./content-files.server.ts";
import { headOfSource } from "./source-text.server.ts";

const folders = ["blog", "people", "cases", "products"] as const;

interface Entry {
  /** As content (`people/a-colleague`) and links (`/team/a-colleague`) refer to it. */
  names: string[];
  isDraft: boolean;
  /** The day of a post, as YYYY-MM-DD. */
  day: string;
}

type FindFiles = (folder: string) => { slug: string; file: string }[];

/** Entries that may be unpublished; read before validation, because references are checked against them. */
export function findWithheld(root: string, findFiles: FindFiles): Entry[] {
  return folders.flatMap((folder) =>
    findFiles(folder).map(({ slug, file }) => {
      const head = headOf(root, file);
      return { names: [`${folder}/${slug}`, pathOf(folder, slug, head)], isDraft: saysDraft(head), day: dayOf(head) };
    }),
  );
}

/** What is unpublished on a day, by name, and why. */
export function unpublishedOn(today: string, entries: readonly Entry[]): Map<string, string> {
  const reasonOf = ({ isDraft, day }: Entry) => {
    if (isDraft) return "is a draft, which only a preview shows; publish it too, or choose another";
    return day > today ? `appears on ${day} only; date it earlier, or choose another` : undefined;
  };
  return new Map(
    entries.flatMap((entry) => {
      const reason = reasonOf(entry);
      return reason ? entry.names.map((name): [string, string] => [name, reason]) : [];
    }),
  );
}

export function isDraft(root: string, file: string): boolean {
  return saysDraft(headOf(root, file));
}

/** A post's publication day; empty without one. */
export function dayOfFile(root: string, file: string): string {
  return dayOf(headOf(root, file));
}

export function productId(head: string): number | undefined {
  const id = /^id:\s*(\d+)\s*(#.*)?$/m.exec(head)?.[1];
  return id ? Number(id) : undefined;
}

function pathOf(folder: (typeof folders)[number], slug: string, head: string): string {
  if (folder === "products") return `/single-shop/${productId(head) ?? ""}`;
  return `/${{ blog: "blog", people: "team", cases: "portfolio" }[folder]}/${slug}`;
}

function headOf(root: string, file: string): string {
  return headOfSource(readTextLoosely(root, file), file);
}

function saysDraft(head: string): boolean {
  return /^draft:\s*(true|True|TRUE)\s*(#.*)?$/m.test(head);
}

function dayOf(head: string): string {
  return /^date:\s*["']?(\d{4}-\d{2}-\d{2})["']?\s*(#.*)?$/m.exec(head)?.[1] ?? "";
}
