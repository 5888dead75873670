import { expect, test } from "vitest";
import {
  addToCart,
  type Cart,
  cartTotals,
  changeQuantity,
  countItems,
  putBack,
  readItems,
  readVisit,
  removeFromCart,
  startingCart,
  writeItems,
} from "./cart.ts";

const products = [
  { id: 1, price: 39, offerPrice: 29 },
  { id: 2, price: 100, offerPrice: 80 },
  { id: 3, price: 250, offerPrice: 240 },
];
const isProduct = (id: number) => products.some((product) => product.id === id);
const visit = (query: string, base?: Cart) => readVisit(new URLSearchParams(query), base, isProduct);

test("a new cart holds one Black Headphone", () => {
  expect(startingCart).toEqual([{ id: 1, quantity: 1 }]);
  expect(visit("").cart).toEqual(startingCart);
});

test("every cart that is written can be read back", () => {
  const carts: Cart[] = [
    [],
    startingCart,
    [
      { id: 3, quantity: 99 },
      { id: 1, quantity: 2 },
    ],
  ];
  for (const cart of carts) expect(readItems(writeItems(cart))).toEqual({ cart, dropped: [] });
});

test("an empty list of items is an empty cart, not a new one", () => {
  expect(visit("items=").cart).toEqual([]);
});

test("items of one product become one line", () => {
  expect(readItems("3x2,1x1,3x1").cart).toEqual([
    { id: 3, quantity: 3 },
    { id: 1, quantity: 1 },
  ]);
});

test("unknown products and bad quantities are dropped and named", () => {
  const { cart, dropped } = visit("items=1x1,9x1,2x0,2x100,2x-1,2x1.5,x2,01x1,nonsense,2x2");
  expect(writeItems(cart)).toBe("1x1,2x2");
  expect(dropped).toEqual(["9x1", "2x0", "2x100", "2x-1", "2x1.5", "x2", "01x1", "nonsense"]);
});

test("adding makes a line or lets it grow, up to 99", () => {
  expect(writeItems(addToCart([], 2))).toBe("2x1");
  expect(writeItems(addToCart([{ id: 2, quantity: 98 }], 2, 5))).toBe("2x99");
  expect(writeItems(visit("add=3").cart)).toBe("1x1,3x1");
  expect(writeItems(visit("items=3x1&add=3&quantity=4").cart)).toBe("3x5");
});

test("a quantity is changed within 1 to 99", () => {
  expect(writeItems(changeQuantity(startingCart, 1, 0))).toBe("1x1");
  expect(writeItems(changeQuantity(startingCart, 1, 500))).toBe("1x99");
  expect(writeItems(visit("items=1x1,3x1&change=3&quantity=7").cart)).toBe("1x1,3x7");
  expect(visit("items=1x2&change=1&quantity=0")).toEqual({ cart: [{ id: 1, quantity: 2 }], dropped: ["1x0"] });
});

test("the change that a stepper key names wins over the one of its form", () => {
  expect(writeItems(visit("items=1x4&change=1&quantity=4&change=1x5").cart)).toBe("1x5");
});

test("an unknown product is not added", () => {
  expect(visit("items=1x1&add=42")).toEqual({ cart: startingCart, dropped: ["42x1"] });
  expect(visit("items=1x1&add=two")).toEqual({ cart: startingCart, dropped: ["twox1"] });
});

test("a removal can be undone in place", () => {
  const { cart, removed } = visit("items=1x1,3x2,2x1&remove=3");
  expect(writeItems(cart)).toBe("1x1,2x1");
  expect(removed).toEqual({
    line: { id: 3, quantity: 2 },
    index: 1,
    before: [
      { id: 1, quantity: 1 },
      { id: 3, quantity: 2 },
      { id: 2, quantity: 1 },
    ],
  });
  expect(writeItems(putBack(cart, { id: 3, quantity: 2 }, 1))).toBe("1x1,3x2,2x1");
  expect(writeItems(putBack([{ id: 3, quantity: 1 }], { id: 3, quantity: 2 }, 0))).toBe("3x3");
});

test("removing what is not there is said", () => {
  expect(visit("items=1x1&remove=3")).toEqual({ cart: startingCart, dropped: ["3"] });
});

test("a visit without items starts from the cart that the browser kept", () => {
  expect(writeItems(visit("add=2", [{ id: 3, quantity: 1 }]).cart)).toBe("3x1,2x1");
  expect(writeItems(visit("items=1x1&add=2", [{ id: 3, quantity: 1 }]).cart)).toBe("1x1,2x1");
});

test("totals are in offer prices, and unknown products count nothing", () => {
  const cart: Cart = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
    { id: 77, quantity: 9 },
  ];
  expect(cartTotals(cart, products)).toEqual({ total: 138, saved: 40 });
  expect(cartTotals([], products)).toEqual({ total: 0, saved: 0 });
});

test("the count is the number of things, not of lines", () => {
  expect(
    countItems([
      { id: 1, quantity: 2 },
      { id: 3, quantity: 5 },
    ]),
  ).toBe(7);
  expect(countItems(removeFromCart(startingCart, 1))).toBe(0);
});
