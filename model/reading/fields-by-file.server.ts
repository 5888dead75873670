import type { Fields } from "../fields/fields.server.ts";
import { composedFiles } from "./composed-files.server.ts";
import { entryFiles } from "./content-files.server.ts";
import { anything, knownNames } from "./known-names.server.ts";
import type { ReadMemory } from "./read-memory.server.ts";
import { dayOfFile, findWithheld, isDraft, unpublishedOn } from "./unpublished.server.ts";

interface Edition {
  preview: boolean;
  today: string;
  memory: ReadMemory;
}

/** The field types that check a file: drafts may refer to each other, and a post to what is published by its own day. */
export async function fieldsByFile(root: string, folders: readonly string[], { preview, today, memory }: Edition) {
  const known = await knownNames(root, folders);
  const withheld = preview ? [] : [...findWithheld(root, (folder) => entryFiles(root, folder)), ...draftPages(root)];
  const fieldsOn = (day: string) => memory.fieldsFor({ ...known, unpublished: unpublishedOn(day, withheld) });
  const [published, drafts] = [fieldsOn(today), memory.fieldsFor(known)];
  const fieldsOf = (file: string): Fields => {
    if (isDraft(root, file)) return drafts;
    const day = dayOfFile(root, file);
    return day > today ? fieldsOn(day) : published;
  };
  return {
    published,
    unchecked: memory.fieldsFor(anything(known)),
    fieldsOf,
    anchorsOf: known.anchorsOf,
    fixedPaths: known.fixedPaths,
  };
}

function draftPages(root: string) {
  return composedFiles(root)
    .filter((page) => page.isDraft)
    .map(({ name, address }) => ({ names: [`pages/${name}`, address], isDraft: true, day: "" }));
}
