import { expect, inject, test } from "vitest";

test("a normal build has neither the fixture pages nor their files nor their rules", async () => {
  const studio = `${inject("origin")}`;
  const paths = ["/__fixtures/images", "/__fixtures/toasts", "/images/a.jpg", "/images/a%20b.jpg", "/images/note.txt"];
  const absent = [...paths, "/images/bomb.png", "/_ipx/w_300&f_webp/images/a.jpg"];
  const statuses = await Promise.all(absent.map(async (path) => (await fetch(studio + path)).status));
  const home = await fetch(`${studio}/`);
  const namesFixtures = (await home.text()).includes("__fixtures");
  expect([home.status, namesFixtures, ...statuses]).toEqual([200, false, ...absent.map(() => 404)]);
});
