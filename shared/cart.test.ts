import { expect, test } from "vitest";
import { type Cart, cartTotals, countItems, putBack, readItems, writeItems } from "./cart.ts";
import { readVisit } from "./cart-visit.ts";
import { mostOf, orderable } from "./stock.ts";

const products = [
  { id: 1, price: 39, offerPrice: 29 },
  { id: 2, price: 100, offerPrice: 80 },
  { id: 3, price: 250, offerPrice: 240 },
  { id: 4, price: 20, offerPrice: 18, stock: 12 },
  { id: 5, price: 20, offerPrice: 18, stock: 0 },
];
const startingCart: Cart = [{ id: 1, quantity: 1 }];
const most = mostOf(products);
const visit = (query: string, base: Cart = startingCart, starting: Cart = startingCart) =>
  readVisit(new URLSearchParams(query), { base, starting, most });

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

test("what every cart starts with counts as given until its own line is touched", () => {
  const starting: Cart = [{ id: 1, quantity: 1, isGiven: true }];
  const isGiven = (query: string, base = starting) =>
    visit(query, base, starting).cart.map((line) => line.isGiven === true);
  expect(isGiven("add=3")).toEqual([true, false]);
  expect(isGiven("items=1x1,3x1&add=2")).toEqual([true, false, false]);
  for (const touched of ["add=1", "change=1x2", "items=1x2", "items=3x1,1x1"])
    expect(isGiven(touched)).not.toContain(true);
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

test("unknown products and what is not a quantity are dropped and named", () => {
  const { cart, dropped } = visit("items=1x1,9x1,2x0,2x-1,2x1.5,x2,01x1,nonsense,2x2");
  expect(writeItems(cart)).toBe("1x1,2x2");
  expect(dropped).toEqual(["9x1", "2x0", "2x-1", "2x1.5", "x2", "01x1", "nonsense"]);
});

test("a quantity above the stock is lowered to it and reported; 99 without a stock", () => {
  const { cart, lowered } = visit("items=4x50,2x250,3x60,3x60,5x1");
  expect(writeItems(cart)).toBe("4x12,2x99,3x99");
  expect(lowered).toEqual([
    { id: 4, from: 50, quantity: 12 },
    { id: 2, from: 250, quantity: 99 },
    { id: 3, from: 120, quantity: 99 },
    { id: 5, from: 1, quantity: 0 },
  ]);
});

test("the product of the starting cart stays once when it is sold out, and cannot be ordered", () => {
  const starting = [{ id: 5, quantity: 1 }];
  const { cart, lowered } = visit("items=5x3,4x1", starting, starting);
  expect(writeItems(cart)).toBe("5x1,4x1");
  expect(lowered).toEqual([{ id: 5, from: 3, quantity: 1 }]);
  expect(writeItems(orderable(cart, most))).toBe("4x1");
  expect(writeItems(visit("add=5", starting, starting).cart)).toBe("5x1");
});

test("adding makes a line or lets it grow, up to what is on the shelf", () => {
  expect(writeItems(visit("add=3").cart)).toBe("1x1,3x1");
  expect(writeItems(visit("items=3x1&add=3&quantity=4").cart)).toBe("3x5");
  expect(visit("items=4x10&add=4&quantity=5")).toMatchObject({
    cart: [{ id: 4, quantity: 12 }],
    lowered: [{ id: 4, from: 15, quantity: 12 }],
  });
  expect(visit("items=1x1&add=5")).toMatchObject({ cart: startingCart, lowered: [{ id: 5, from: 1, quantity: 0 }] });
});

test("a quantity is changed from 1 to what is on the shelf; what cannot be had is refused as it was typed", () => {
  expect(writeItems(visit("items=1x1,3x1&change=3&quantity=7").cart)).toBe("1x1,3x7");
  for (const text of ["0", "13", "100", "2.5", "", "-1", "1e1"]) {
    const { cart, refused, dropped } = visit(`items=4x2&change=4&quantity=${text}`);
    expect({ cart: writeItems(cart), refused, dropped }).toEqual({
      cart: "4x2",
      refused: { id: 4, text },
      dropped: [],
    });
  }
});

test("the change that a stepper key names wins over the one of its form", () => {
  expect(writeItems(visit("items=1x4&change=1&quantity=4&change=1x5").cart)).toBe("1x5");
});

test("an unknown product is not added", () => {
  expect(visit("items=1x1&add=42")).toMatchObject({ cart: startingCart, dropped: ["42x1"] });
  expect(visit("items=1x1&add=two")).toMatchObject({ cart: startingCart, dropped: ["twox1"] });
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

test("removing an absent product is reported", () => {
  expect(visit("items=1x1&remove=3")).toMatchObject({ cart: startingCart, dropped: ["3"] });
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
  expect(countItems([])).toBe(0);
});
