import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContentError } from "../../model/reading/content-error.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { createReadMemory } from "../../model/reading/read-memory.server.ts";
import { fixtureSite } from "./fixture-site.ts";

/** A copy of the fixture site's content to change, beside the same pictures, or with a copy of them to which more may come. */
export function contentCopy({ hasOwnPictures = false } = {}): string {
  const root = mkdtempSync(join(tmpdir(), "studio-site-content-"));
  for (const name of ["brand", "content"]) cpSync(join(fixtureSite, name), join(root, name), { recursive: true });
  if (hasOwnPictures) cpSync(join(fixtureSite, "public"), join(root, "public"), { recursive: true });
  else symlinkSync(join(fixtureSite, "public"), join(root, "public"));
  return root;
}

/** The same without its translations, and with these languages instead. */
export function copyWithLanguages(languages = ""): string {
  const root = contentCopy();
  rmSync(join(root, "content/de"), { recursive: true });
  const named = /^languages:\n(?: .*\n)+/m;
  rewrite(join(root, "content/site.yaml"), (source) =>
    source.replace(named, languages && `languages: [${languages}]\n`),
  );
  return root;
}

/** Shared by the tests of a file, as in the editor: unchanged content files are not validated again. */
const memory = createReadMemory();

/** The check's output, a line per problem; nothing for valid content. */
export async function problemsIn(root: string): Promise<string[]> {
  const outcome = await readContent({ root, memory }).catch((error: ContentError) => error);
  if (!("problems" in outcome)) return [];
  return outcome.problems.map(({ file, field, reason }) => [file, field, reason].filter(Boolean).join(": "));
}

/** Writes a finished note with these words, in a style that refers to whatever exists; `fields` come before the others. */
export function writePost(root: string, name: string, body: string, fields = ""): string {
  const [person = "", category = ""] = ["people", "categories"].map(
    (folder) => readdirSync(join(root, "content", folder))[0]?.replace(".yaml", "") ?? "",
  );
  const picture = readdirSync(join(root, "public/images")).find((file) => file.endsWith(".webp"));
  const head = `${fields}title: A post of the test
category: ${category}
date: 2020-02-03
author: ${person}
imgUrl: /images/${picture}
alt: What it shows
brief: What it says
kind: note
tags: [office]`;
  const file = `content/blog/${name}`;
  writeFileSync(join(root, file), `---\n${head}\n---\n\n${body}\n`);
  return file;
}

/** As many words as a note needs. */
export const enoughWords = "word ".repeat(250).trim();

/** Every content file, by its path below a root. */
function contentFiles(root: string): string[] {
  return readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => join(root, "content", name));
}

export function rewrite(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** Saves every file with Windows line ends. */
export function saveAsOnWindows(root: string): void {
  for (const file of contentFiles(root)) rewrite(file, (source) => `\ufeff${source.replaceAll("\n", "\r\n")}`);
}
