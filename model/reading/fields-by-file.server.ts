import { type Fields, makeFields } from "../fields/fields.server.ts";
import { entryFiles } from "./content-files.server.ts";
import { anything, knownNames } from "./known-names.server.ts";
import { dayOfFile, findWithheld, isDraft, unpublishedOn } from "./unpublished.server.ts";

interface Edition {
  preview: boolean;
  today: string;
}

/** The field types that check a file: drafts may refer to each other, and a post to what is published by its own day. */
export async function fieldsByFile(root: string, folders: readonly string[], { preview, today }: Edition) {
  const known = await knownNames(root, folders);
  const withheld = preview ? [] : findWithheld(root, (folder) => entryFiles(root, folder));
  const fieldsOn = (day: string) => makeFields({ ...known, unpublished: unpublishedOn(day, withheld) });
  const [published, drafts] = [fieldsOn(today), makeFields(known)];
  const fieldsOf = (file: string): Fields => {
    if (isDraft(root, file)) return drafts;
    const day = dayOfFile(root, file);
    return day > today ? fieldsOn(day) : published;
  };
  return { published, unchecked: makeFields(anything(known)), fieldsOf };
}

/** Caches a schema for all files checked alike. */
export function remembered<Schema>(schemaOf: (fields: Fields) => Schema): (fields: Fields) => Schema {
  const made = new Map<Fields, Schema>();
  return (fields) => {
    const schema = made.get(fields) ?? schemaOf(fields);
    made.set(fields, schema);
    return schema;
  };
}
