import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { entryFiles } from "#model/reading/content-files.server.ts";
import { listPictures } from "#model/reading/pictures.server.ts";
import { textOfRaw } from "#model/reading/source-text.server.ts";
import { type ContentFile, isEditable, rawIfAny, readContentFile } from "../content-file.ts";
import { SpliceError } from "../splice-yaml.ts";
import { addressesOf, type DraftPictureFiles } from "./draft-pictures.ts";
import type { DraftFiles } from "./drafts.ts";

/** The files of a draft that replace the site's. */
export interface DraftFile {
  files: DraftFiles;
  pictures: DraftPictureFiles;
}

/** The files of a site, replaced by those of a draft. */
export function draftFiles(root: string) {
  let { files, pictures }: DraftFile = { files: new Map(), pictures: new Map() };
  let stamp = "";
  const has = (file: string) => (files.has(file) ? files.get(file) !== null : existsSync(join(root, file)));
  return {
    files: () => files,
    stamp: () => stamp,
    lay(next: DraftFile): void {
      ({ files, pictures } = next);
      stamp = stampOf(next);
    },
    laidPictures: () => pictures,
    /** The addresses of all pictures that content may name. */
    pictures: () => [...new Set([...listPictures(join(root, "public")), ...addressesOf(pictures)])],
    has,
    /** @throws SpliceError for a path that is not a file of the content, or no longer one */
    read(file: string): ContentFile {
      const raw = files.get(file);
      if (raw === undefined) return readContentFile(root, file);
      if (raw === null || !isEditable(file)) throw new SpliceError(`${file} no longer exists`);
      return { file, raw, text: textOfRaw(raw), isStarters: false };
    },
    /** The site's own file; null if it does not exist. */
    rawIfAny: (file: string) => (files.has(file) ? (files.get(file) ?? null) : rawIfAny(root, file)),
    /** The entries of a kind. */
    entries(kind: string): { slug: string; file: string }[] {
      const added = [...files].flatMap(([file, text]) => {
        const [, folder, slug] = /^content\/([a-z]+)\/([a-z0-9-]+)\.\w+$/.exec(file) ?? [];
        return slug && folder === kind && text !== null && !existsSync(join(root, file)) ? [{ slug, file }] : [];
      });
      return [...entryFiles(root, kind).filter(({ file }) => has(file)), ...added];
    },
  };
}

function stampOf({ files, pictures }: DraftFile): string {
  if (files.size + pictures.size === 0) return "";
  return createHash("sha256")
    .update(JSON.stringify([...files, ...pictures.keys()]))
    .digest("hex");
}
