import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listPictures } from "../../model/reading/pictures.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { type NewKind, newEntry, newKinds } from "./new-entry.ts";

const ground = { create: { width: 800, height: 1000, channels: 3, background: "#888" } } as const;

test("a new entry of each kind passes the check where the pictures are photographs as a camera saved them", async () => {
  const root = contentCopy({ hasOwnPictures: true });
  await sharp(ground).jpeg().toFile(join(root, "public/images/photo.jpg"));
  for (const { folder } of Object.values(newKinds))
    for (const name of readdirSync(join(root, "content", folder))) {
      const file = join(root, "content", folder, name);
      const text = readFileSync(file, "utf8").replace(/^imgUrl: .*/m, "imgUrl: /images/photo.jpg");
      writeFileSync(file, withoutPoses(text));
    }
  const content = await readContent({ root, preview: true });
  for (const kind of Object.keys(newKinds) as NewKind[]) {
    const { file, text } = newEntry(kind, `A new ${kind}`, content, { pictures: listPictures(join(root, "public")) });
    // A page begins without a picture.
    if (newKinds[kind].folder !== "pages") expect(text).toContain("imgUrl: /images/photo.jpg");
    writeFileSync(join(root, file), text);
  }
  expect(await problemsIn(root)).toEqual([]);
  rmSync(root, { recursive: true });
});

/** Poses are of the same figure, so they go with it. */
const withoutPoses = (text: string) => text.replace(/^poses:\n(?: .*\n)+/m, "");

test("the draft of a person names the site's own departments", async () => {
  const root = contentCopy();
  const content = await readContent({ root, preview: true });
  const { text } = newEntry("person", "Ines Ward", content, { pictures: [] });
  const list = content.site.departments.map(({ slot, name }) => `${slot} ${name}`).join(", ");
  expect(text).toContain(`# TODO one of: ${list}\n`);
});
