import { expect, onTestFinished, test } from "vitest";
import { openTestStore } from "../../../tests/support/enquiries.ts";
import { endPreviews, findPreview, makePreview, previewMs } from "./preview-keys.ts";

test("a link to a draft ends after a week, or once its editor ends it", async () => {
  const { database } = await openTestStore();
  onTestFinished(() => database.destroy());
  const now = Date.now();
  const [first, second] = [await makePreview(database, "ada", now), await makePreview(database, "ada", now + 1000)];
  expect(await findPreview(database, first, now + previewMs)).toMatchObject({ editor: "ada" });
  expect(await findPreview(database, first, now + previewMs + 1)).toBeUndefined();
  await endPreviews(database, "ben");
  expect(await findPreview(database, second, now + previewMs)).toMatchObject({ editor: "ada" });
  await endPreviews(database, "ada");
  expect(await findPreview(database, second, now + previewMs)).toBeUndefined();
});

test("of many links of one editor the oldest end", async () => {
  const { database } = await openTestStore();
  onTestFinished(() => database.destroy());
  const others = await makePreview(database, "ben", 0);
  const keys: string[] = [];
  for (let at = 0; at < 25; at++) keys.push(await makePreview(database, "ada", at * 1000));
  const left = await Promise.all(keys.map((key) => findPreview(database, key, 0)));
  expect(left.map(Boolean)).toEqual(keys.map((_, at) => at >= 5));
  expect(await findPreview(database, others, 0)).toBeDefined();
});
