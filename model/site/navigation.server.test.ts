import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, problemsIn, rewrite } from "../../tests/support/content-copy.ts";
import { readContent } from "../reading/read-content.server.ts";

/** The fixture site with its menu in another order and these socials. */
function changed(socials: string): string {
  const root = contentCopy();
  rewrite(join(root, "content/site.yaml"), (source) =>
    source
      .replace(/^socials:\n(?: .*\n)+/m, `socials: ${socials}\n`)
      .replace(/^menu:\n/m, "menu:\n  order: [contact, services]\n"),
  );
  return root;
}

test("a site may have no socials, or one of any network, and any order of its menu", async () => {
  const without = await readContent({ root: changed("[]") });
  expect(without.site.socials).toEqual([]);
  expect(without.site.menu.order).toEqual(["contact", "services"]);
  const root = changed('[{ name: Mastodon, url: "https://social.example/@us", department: tang }]');
  expect((await readContent({ root })).site.socials.map(({ name }) => name)).toEqual(["Mastodon"]);
});

test("an unknown entry of the menu is named", async () => {
  const root = contentCopy();
  rewrite(join(root, "content/site.yaml"), (source) => source.replace(/^menu:\n/m, "menu:\n  order: [shop]\n"));
  expect(await problemsIn(root)).toEqual([expect.stringMatching(/^content\/site\.yaml: menu\.order\.0: /)]);
});
