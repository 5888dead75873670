import { expect, test } from "vitest";
import { checkOrder, priceOrder } from "./order.ts";

const products = [
  { id: 1, title: "Słuchawki", price: 39, offerPrice: 29 },
  { id: 3, title: "Lamp", price: 250, offerPrice: 240 },
];
const counter = { products, countries: ["GB", "IE", "DE"] };

const sound = {
  name: "Rosa Whitlock",
  email: "rosa@studio.example",
  phone: "",
  company: "Halfpenny Arcade",
  address: "14 Tannery Row",
  town: "Leeds",
  postcode: "LS10 1AB",
  country: "GB",
  note: "",
  consent: "on",
  items: "1x1,3x2",
  website: "",
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const problemsOf = (fields: Record<string, string>) => checkOrder(formOf({ ...sound, ...fields }), counter).problems;

test("an order with everything that is needed has no problem", () => {
  expect(problemsOf({})).toEqual({});
});

test("an empty form names every field that must be filled in, the cart first", () => {
  const { problems } = checkOrder(new FormData(), counter);
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
  for (const postcode of ["ls101ab", "M1 1AE", "EC1A 1BB", " W1A0AX ", "l s 1 0 1 a b"])
    expect([postcode, problemsOf({ postcode })]).toEqual([postcode, {}]);
});

test("British postcodes are read with dashes, dots and the signs of other keyboards", () => {
  for (const postcode of [
    "LS10-1AB",
    "ls10–1ab",
    "LS10\u20111AB",
    "ＬＳ１０　１ＡＢ",
    "LS10\u00a01AB",
    "LS10\u200b1AB",
    "LS10.1AB",
  ])
    expect([postcode, problemsOf({ postcode })]).toEqual([postcode, {}]);
  expect(problemsOf({ postcode: "-" })).toEqual({ postcode: "missing" });
});

test("half a postcode and no postcode are distinguished", () => {
  expect(problemsOf({ postcode: "LS10" })).toEqual({ postcode: "half" });
  expect(problemsOf({ postcode: "12345" })).toEqual({ postcode: "unknown" });
});

test("postcodes of other countries are only judged by length", () => {
  expect(problemsOf({ country: "DE", postcode: "10115" })).toEqual({});
  expect(problemsOf({ country: "IE", postcode: "D".repeat(13) })).toEqual({ postcode: "long" });
});

test("a country that we do not send to is refused", () => {
  expect(problemsOf({ country: "US", postcode: "94105" })).toEqual({ country: "unknown" });
});

test("a telephone number may be left out, but not made up of letters", () => {
  expect(problemsOf({ phone: "+44 (0)113 496 0150" })).toEqual({});
  expect(problemsOf({ phone: "ring me" })).toEqual({ phone: "unknown" });
  expect(problemsOf({ phone: "999" })).toEqual({ phone: "unknown" });
});

test("a telephone number is taken as people copy it, and kept as typed", () => {
  for (const phone of [
    ...[
      "(020) 7946 0000",
      "020–7946–0000",
      "020\u20117946\u20110000",
      "020‒7946—0000",
      "020.7946.0000",
      "020/7946 0000",
    ],
    ...["020 7946 0000 ext 12", "020 7946 0000 x12", "020 7946 0000 ext. 12", "020 7946 0000 #12", "020 7946 0000, 12"],
    ...[
      "+44 (0)20 7946 0000",
      "0044 20 7946 0000",
      "＋44（0）20　7946　0000",
      "０２０－７９４６－００００",
      "٠٢٠٧٩٤٦٠٠٠٠",
    ],
    ...["020\u00a07946\u00a00000", "020\u202f7946\u20090000", "\u202a+44 20 7946 0000\u202c", "tel:+44-20-7946-0000"],
    ...[
      "Tel. 020 7946 0000",
      "+49 30 123456 Durchwahl 12",
      "020 7946 0000 or 07700 900123",
      "020\u200b79460000",
      "020~79460000",
    ],
  ]) {
    const { order, problems } = checkOrder(formOf({ ...sound, phone }), counter);
    expect([phone, problems]).toEqual([phone, {}]);
    expect(order.phone.match(/\p{Nd}/gu)).toEqual(phone.match(/\p{Nd}/gu));
  }
  expect(problemsOf({ phone: "1".repeat(61) })).toEqual({ phone: "long" });
});

test("what fills in the hidden field is stopped", () => {
  expect(problemsOf({ website: "x" })).toEqual({ website: "unknown" });
});

test("a product that is not in the catalogue is refused, whatever else is in the cart", () => {
  for (const items of ["99x1", "1x1,2x1", "1x1,<b>", "1", "1x1.5", "1x1,"])
    expect(problemsOf({ items })).toEqual({ items: "unknown" });
});

test("a quantity outside 1 to 99 is refused, also when lines of one product add up to it", () => {
  for (const items of ["1x0", "1x-2", "1x100", "1x1,3x1000", "1x60,1x60"])
    expect(problemsOf({ items })).toEqual({ items: "quantity" });
  expect(problemsOf({ items: "1x99,3x1" })).toEqual({});
});

test("more than the shelf has is refused, also when lines of one product add up to it", () => {
  const scarce = [...products, { id: 4, title: "Compass", price: 60, offerPrice: 58, stock: 12 }];
  const asked = (items: string) => checkOrder(formOf({ ...sound, items }), { ...counter, products: scarce }).problems;
  for (const items of ["4x13", "4x7,4x6"]) expect(asked(items)).toEqual({ items: "stock" });
  expect(asked("4x12,1x99")).toEqual({});
});

test("a price or total that is not the catalogue's is refused and named, ours passes", () => {
  expect(problemsOf({ total: "509" })).toEqual({});
  expect(problemsOf({ total: "£509.00", price: "240" })).toEqual({});
  for (const total of ["509,00 €", "€ 509", "509.00 CHF"]) expect(problemsOf({ total })).toEqual({});
  for (const total of ["1", "50.9", "5 0 9 . 0 1", "5,09"]) expect(problemsOf({ total })).toEqual({ total: "changed" });
  expect(problemsOf({ total: "" })).toEqual({ total: "changed" });
  expect(problemsOf({ price: "1" })).toEqual({ price: "changed" });
  expect(problemsOf({ "items[0].unitPrice": "0.01" })).toEqual({ price: "changed" });
});

test("a priced order carries offer prices, line totals, the sum and what list prices would add", () => {
  const { order } = checkOrder(formOf(sound), counter);
  expect(priceOrder(order, products, "GBP")).toMatchObject({
    lines: [
      { id: 1, title: "Słuchawki", quantity: 1, unitPrice: 29, total: 29 },
      { id: 3, title: "Lamp", quantity: 2, unitPrice: 240, total: 480 },
    ],
    total: 509,
    saved: 30,
    currency: "GBP",
    town: "Leeds",
  });
});
