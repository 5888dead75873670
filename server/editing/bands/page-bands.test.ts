import { expect, test } from "vitest";
import { adviceOn, refusalOf, suitedTo } from "./page-bands.ts";

const own = { role: "hero" };
const act = { role: "map" };
const kit = (role: string, more = {}) => ({ role, shape: role, ...more });
const page = [own, kit("steps"), act, kit("call-to-action")];

test("the opening of a page stays first, and there is one of it", () => {
  const first = "The opening stays first";
  expect(refusalOf(page, 0, { do: "move", to: 1 })).toContain(first);
  expect(refusalOf(page, 1, { do: "move", to: 0 })).toContain(first);
  expect(refusalOf(page, 0, { do: "remove" })).toContain("needs its opening");
  expect(refusalOf(page, 0, { do: "add", shape: "steps" })).toContain("Nothing comes before");
  expect(refusalOf(page, 1, { do: "add", shape: "hero" })).toContain("one opening");
  expect(refusalOf([kit("hero"), kit("steps")], 0, { do: "duplicate" })).toContain("one opening");
});

test("a band of the page's own moves and goes, and has no copy; those of the kit do everything", () => {
  expect(refusalOf(page, 2, { do: "duplicate" })).toContain("belongs to this page alone");
  for (const at of [1, 2]) {
    expect(refusalOf(page, at, { do: "move", to: at === 1 ? 2 : 1 })).toBeUndefined();
    expect(refusalOf(page, at, { do: "remove" })).toBeUndefined();
    expect(refusalOf(page, at, { do: "add", shape: "steps" })).toBeUndefined();
  }
  expect(refusalOf(page, 1, { do: "duplicate" })).toBeUndefined();
  expect(refusalOf(page, 3, { do: "move", to: 4 })).toBe("There is no further place.");
});

test("a page that is full says what to do first", () => {
  const full = [own, ...Array.from({ length: 11 }, (_, at) => kit(`steps-${at}`))];
  for (const wanted of [{ do: "duplicate" }, { do: "add", shape: "steps" }] as const)
    expect(refusalOf(full, 3, wanted)).toBe("A page has at most 12 bands. Remove one first.");
});

test("a new band differs from its neighbours in ground, and is not the third of one height", () => {
  expect(suitedTo([kit("hero"), kit("steps")], 1, "cards")).toEqual({ tone: "sand", rhythm: "compact" });
  expect(suitedTo([own, kit("steps", { tone: "sand", rhythm: "tall" })], 2, "cards")).toEqual({});
  expect(suitedTo([kit("steps"), kit("cards", { tone: "sand", rhythm: "tall" })], 1, "table")).toEqual({
    tone: "white",
  });
});

test("what would make a page better is said: an end, a next page, no twins, no thirteenth idea", () => {
  expect(adviceOn({ bands: page, next: { url: "/faq" } })).toEqual([]);
  const poor = adviceOn({ bands: [own, ...Array.from({ length: 7 }, () => kit("steps"))] });
  expect(poor.join(" ")).toMatch(/without a call.*which page to read next.*one shape.*8 bands/);
});
