import { expect, test } from "vitest";
import { startingCart } from "./cart.ts";
import { type Order, orderProblems, readOrder } from "./order.ts";

const countries = ["GB", "IE", "DE"];
const isProduct = (id: number) => id <= 8;

const sound: Order = {
  name: "Rosa Whitlock",
  email: "rosa@studio.example",
  phone: "",
  company: "Halfpenny Arcade",
  address: "14 Tannery Row",
  town: "Leeds",
  postcode: "LS10 1AB",
  country: "GB",
  note: "",
  consent: true,
  cart: startingCart,
  website: "",
};

test("an order with everything that is needed has no problem", () => {
  expect(orderProblems(sound, countries)).toEqual({});
});

test("an empty form names every field that must be filled in, the cart first", () => {
  const problems = orderProblems(readOrder(new FormData(), isProduct), countries);
  expect(problems).toEqual({
    items: "missing",
    name: "missing",
    email: "missing",
    address: "missing",
    town: "missing",
    postcode: "missing",
    country: "unknown",
    consent: "missing",
  });
  expect(Object.keys(problems)[0]).toBe("items");
});

test("British postcodes are read in any spacing and case", () => {
  for (const postcode of ["ls101ab", "M1 1AE", "EC1A 1BB", " W1A0AX "]) {
    expect(orderProblems({ ...sound, postcode }, countries)).toEqual({});
  }
});

test("half a postcode and no postcode are told apart", () => {
  expect(orderProblems({ ...sound, postcode: "LS10" }, countries)).toEqual({ postcode: "half" });
  expect(orderProblems({ ...sound, postcode: "12345" }, countries)).toEqual({ postcode: "unknown" });
});

test("postcodes of other countries are only judged by length", () => {
  expect(orderProblems({ ...sound, country: "DE", postcode: "10115" }, countries)).toEqual({});
  expect(orderProblems({ ...sound, country: "IE", postcode: "D".repeat(13) }, countries)).toEqual({ postcode: "long" });
});

test("a country that we do not send to is refused", () => {
  expect(orderProblems({ ...sound, country: "US", postcode: "94105" }, countries)).toEqual({ country: "unknown" });
});

test("a telephone number may be left out, but not made up of letters", () => {
  expect(orderProblems({ ...sound, phone: "+44 (0)113 496 0150" }, countries)).toEqual({});
  expect(orderProblems({ ...sound, phone: "ring me" }, countries)).toEqual({ phone: "unknown" });
  expect(orderProblems({ ...sound, phone: "999" }, countries)).toEqual({ phone: "unknown" });
});

test("what fills in the hidden field is stopped", () => {
  expect(orderProblems({ ...sound, website: "x" }, countries)).toEqual({ website: "unknown" });
});

test("a posted order takes its cart from the items, never a price", () => {
  const form = new FormData();
  form.set("items", "1x1,99x2,3x2");
  form.set("price", "1");
  const order = readOrder(form, isProduct);
  expect(order.cart).toEqual([
    { id: 1, quantity: 1 },
    { id: 3, quantity: 2 },
  ]);
  expect(order).not.toHaveProperty("price");
});
