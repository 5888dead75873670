import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "../../model/reading/read-content.server.ts";
import { projectFolder } from "../../model/reading/site-folder.server.ts";
import { leftoversOf, sampleNames } from "./leftovers.ts";
import { namesOf } from "./name-sample.ts";

test.runIf(existsSync("content/sample.yaml"))(
  "the list has the sample's names; new entries may wait for the next list",
  async () => {
    const content = await readContent({ root: projectFolder, preview: true });
    const [list, now] = [sampleNames(), namesOf(content, projectFolder)];
    expect(list.anywhere).toEqual(now.anywhere);
    for (const kind of ["words", "pictures"] as const) {
      const known = now[kind].filter((name) => list[kind].includes(name));
      expect(known.length / now[kind].length).toBeGreaterThan(0.9);
    }
  },
);

test("names are found whole, and pictures by their address", () => {
  const { anywhere, words, pictures } = sampleNames();
  const [brand = "", word = "", picture = ""] = [
    anywhere[0],
    words.find((name) => /^[A-Z]\w+$/.test(name)),
    pictures[0],
  ];
  expect(leftoversOf(`x${brand.toUpperCase()}y`)).toEqual([brand.toUpperCase()]);
  expect(leftoversOf(`In ${word}, one sentence.`)).toEqual([word]);
  expect(leftoversOf(`${word}ing and ${word.toLowerCase()}`)).toEqual([]);
  expect(leftoversOf(`src="/images/${picture}.0123abcd.webp"`)).toEqual([`/${picture}.0123abcd.webp`]);
  expect(leftoversOf(`<p class="${picture}">`)).toEqual([]);
});
