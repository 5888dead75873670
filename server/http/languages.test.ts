import { expect, test } from "vitest";
import { splitLanguage } from "./languages.ts";

test("an address names its language by its first part, or has the source's", () => {
  const split = splitLanguage(["de", "pt-br"]);
  expect(split("/de/team")).toEqual({ start: "/de", path: "/team" });
  expect(split("/pt-br/")).toEqual({ start: "/pt-br", path: "/" });
  expect(split("/de")).toEqual({ start: "/de", path: "" });
  expect(split("/demo")).toEqual({ start: "", path: "/demo" });
  expect(split("/")).toEqual({ start: "", path: "/" });
});
