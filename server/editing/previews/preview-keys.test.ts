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
