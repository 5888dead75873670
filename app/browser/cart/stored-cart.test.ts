import { expect, test } from "vitest";
import { type Cart, writeItems } from "#shared/cart.ts";
import { readStored, writeStored } from "./stored-cart.ts";

const startingCart: Cart = [{ id: 1, quantity: 1 }];

test("every cart that is kept can be read back", () => {
  const long = [
    { id: 3, quantity: 99 },
    { id: 1, quantity: 2 },
  ];
  const given: Cart = [{ id: 1, quantity: 1, isGiven: true }];
  for (const cart of [[], startingCart, given, long]) expect(readStored(writeStored(cart), startingCart)).toEqual(cart);
});

test("what a browser kept is healed: nonsense is a new cart, a bad line is left out", () => {
  for (const text of [null, "", "{broken", "17", '{"id":1}', "null"])
    expect(readStored(text, startingCart)).toEqual(startingCart);
  const mixed = '[{"id":3,"qty":2},{"id":3,"qty":"1"},{"id":-1,"qty":1},{"id":2,"qty":0},7,null,{"id":2},"x"]';
  expect(writeItems(readStored(mixed, startingCart))).toBe("3x3");
  expect(readStored("[]", startingCart)).toEqual([]);
});
