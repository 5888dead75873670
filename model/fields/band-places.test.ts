import { expect, test } from "vitest";
import { addressOfPlace, placeOfAddress } from "./band-places.server.ts";

const page = { bands: [{ role: "hero" }, { role: "prices", items: [{ name: "A knot" }] }] };

test("an address names a band by its role, and its place by its number", () => {
  expect(placeOfAddress(page, ["bands", "prices", "items", 0, "name"])).toEqual(["bands", 1, "items", 0, "name"]);
  expect(addressOfPlace(page, ["bands", 1, "items", 0])).toEqual(["bands", "prices", "items", 0]);
});

test("other places, unknown roles and odd roles stay as they are", () => {
  expect(placeOfAddress(page, ["bands", 1])).toEqual(["bands", 1]);
  expect(placeOfAddress(page, ["bands", "constructor"])).toEqual(["bands", "constructor"]);
  expect(placeOfAddress({ bands: "none" }, ["bands", "hero"])).toEqual(["bands", "hero"]);
  expect(addressOfPlace({ bands: [{ role: "a.b" }] }, ["bands", 0])).toEqual(["bands", 0]);
  expect(addressOfPlace(page, ["head", "title"])).toEqual(["head", "title"]);
});
