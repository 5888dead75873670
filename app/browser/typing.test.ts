import { expect, test } from "vitest";
import { isPlainKey } from "./typing.ts";

const press = { isComposing: false, keyCode: 37, ctrlKey: false, altKey: false, metaKey: false };

test("a key means itself unless it is a shortcut of the browser or an input method takes it", () => {
  expect(isPlainKey(press)).toBe(true);
  for (const held of ["ctrlKey", "altKey", "metaKey", "isComposing"])
    expect(isPlainKey({ ...press, [held]: true })).toBe(false);
  // Safari, for the key that ends a composition.
  expect(isPlainKey({ ...press, keyCode: 229 })).toBe(false);
});
