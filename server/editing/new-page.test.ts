import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findShareCard } from "../../model/pages/share-card.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import { contentCopy } from "../../tests/support/content-copy.ts";
import { checkAddress, newPage, pageWishes } from "./new-page.ts";

const root = contentCopy();
const content = await readContent({ root, preview: true });

test("a page begins with what was said of it, is a draft, and has its link and its picture", async () => {
  const wishes = pageWishes.parse({
    ...{ kind: "service-page", address: "/offers/spring", menu: "information", picture: "/images/plate-1.webp" },
    description: "For those who have a ship and little time: what we do for it in spring, and what it costs.",
  });
  const { file, text } = newPage({ title: "Spring: an offer", wishes, content, pictures: [] });
  expect(file).toBe("content/pages/spring-an-offer.yaml");
  writeFileSync(join(root, file), text);
  const after = await readContent({ root, preview: true });
  const link = { label: "Spring: an offer", url: "/offers/spring" };
  expect(after.site.footer.information.at(-1)).toEqual(link);
  expect(findShareCard(after, "/offers/spring")?.picture).toContain("plate-1");
  expect(after.composedPages.at(-1)).toMatchObject({ draft: true, head: { description: wishes.description } });
  const published = await readContent({ root });
  expect(published.site.footer.information).not.toContainEqual(link);
  expect(readFileSync(join(root, file), "utf8")).toMatch(/^draft: true\naddress: .*\nmenu:\n(.*\n)+head:\n/);
});

test.each([
  ["/pricing", /already a page at \/pricing/],
  ["/Pricing", /small letters/],
  ["/edit/x", /reserved/],
  ["/de", /language/],
  ["/cart", /already a page/],
  ["/constructor", /^$/],
  ["/a//b", /cannot be an address/],
])("the address %s is checked at its field", (address, wanted) => {
  expect(checkAddress(content, { title: "", address }).problem ?? "").toMatch(wanted);
});

test("without an address the title gives it, and one that a page has left is not free", () => {
  expect(checkAddress(content, { title: "Spring offer", address: undefined })).toEqual({
    address: "/spring-offer",
    problem: null,
  });
  const moved = { ...content, redirects: [{ from: "/old-offer", to: "/pricing", status: 308 }] };
  expect(checkAddress(moved, { title: "Old offer", address: undefined }).problem).toContain("leads to /pricing");
});
