import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { readChecked } from "./read-checked.server.ts";
import { readContent } from "./read-content.server.ts";
import { missingFolders, siteOrStarter } from "./site-folder.server.ts";

const file = "content/pages/faq.yaml";

function folderWith(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), "studio-site-folder-"));
  for (const name of files) {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), "title: 1\n");
  }
  return root;
}

test("a page takes the site's own words, else the starter's, and a mistake names the file that was read", () => {
  const project = folderWith(`starter/${file}`);
  const problemOf = (root: string) => {
    const problems: ContentProblem[] = [];
    const place = siteOrStarter(root, file, project);
    readChecked(place.root, place.file, z.object({ title: z.string() }), problems);
    return problems[0]?.file;
  };
  expect(problemOf(folderWith(file))).toBe(file);
  expect(problemOf(folderWith())).toBe(`starter/${file}`);
});

test("words that neither the site nor the starter has are missed where the site would have them", () => {
  const root = folderWith();
  expect(siteOrStarter(root, file, folderWith())).toEqual({ root, file });
});

test("a site without redirects of its own takes the starter's", async () => {
  const root = contentCopy();
  rmSync(join(root, "content/redirects.yaml"));
  expect((await readContent({ root })).redirects).toEqual(
    parse(readFileSync("starter/content/redirects.yaml", "utf8")),
  );
});

test("a kind without a folder has no entries", async () => {
  const root = contentCopy();
  rmSync(join(root, "content/games"), { recursive: true });
  expect((await problemsIn(root)).filter((problem) => problem.startsWith("content/games"))).toEqual([]);
});

test("a folder that lacks the content or the pictures is not a site", () => {
  expect(missingFolders(folderWith("content/site.yaml"))).toEqual(["public/images/"]);
  expect(missingFolders(folderWith("content/site.yaml", "public/images/a.webp"))).toEqual([]);
});
