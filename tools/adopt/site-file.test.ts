import { expect, test } from "vitest";
import { parse } from "yaml";
import { closablePaths } from "../../model/reading/off.server.ts";
import { answers } from "../../tests/support/adopted-project.ts";
import { siteFile } from "./site-file.ts";

test("each page that the answers ask for has a link in the frame, but for the steps of an order", () => {
  const departments = [{ name: "Play", colour: "#0f766e", service: "game-development-studio" as const }];
  const asked = { ...answers, departments, pages: [...closablePaths] };
  const file = parse(siteFile("menu: {}\n", asked, ["tang"]));
  const linked = [...JSON.stringify(file).matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url);
  const inMenuOrFooter = ["/about-us", "/portfolio", "/service", "/terms"];
  const elsewhere = [...linked, ...inMenuOrFooter, "/cart", "/checkout"];
  expect(file.off).toEqual([]);
  expect(closablePaths.filter((path) => !elsewhere.includes(path))).toEqual([]);
});
