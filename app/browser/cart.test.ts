import { expect, test } from "vitest";
import { startingCart } from "#shared/cart.ts";
import { makeCartStore } from "./cart.ts";

function makeSurroundings(kept?: string) {
  const values = new Map<string, string>(kept === undefined ? [] : [["cart", kept]]);
  const tabs = new EventTarget();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const otherTabWrites = (key: string | null, value: string) => {
    if (key) values.set(key, value);
    tabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
  };
  return { values, storage, tabs, otherTabWrites };
}

test("a browser that kept nothing starts with one Black Headphone and writes nothing yet", () => {
  const { storage, tabs, values } = makeSurroundings();
  expect(makeCartStore({ storage, tabs }).read()).toEqual(startingCart);
  expect(values.has("cart")).toBe(false);
});

test("a cart survives a reload", () => {
  const { storage, tabs } = makeSurroundings();
  makeCartStore({ storage, tabs }).write([{ id: 3, quantity: 2 }]);
  expect(makeCartStore({ storage, tabs }).read()).toEqual([{ id: 3, quantity: 2 }]);
});

test("an emptied cart stays empty", () => {
  const { storage, tabs } = makeSurroundings("[]");
  expect(makeCartStore({ storage, tabs }).read()).toEqual([]);
});

test("what cannot be read is healed where it is kept", () => {
  const { storage, tabs, values } = makeSurroundings("{broken");
  expect(makeCartStore({ storage, tabs }).read()).toEqual(startingCart);
  expect(values.get("cart")).toBe('[{"id":1,"qty":1}]');
});

test("reading twice gives the same value, so that React does not render again", () => {
  const store = makeCartStore(makeSurroundings('[{"id":2,"qty":1}]'));
  expect(store.read()).toBe(store.read());
});

test("listeners hear writes of this tab and of others, until they leave", () => {
  const { storage, tabs, otherTabWrites } = makeSurroundings();
  const store = makeCartStore({ storage, tabs });
  let calls = 0;
  const leave = store.onChange(() => calls++);
  store.write([]);
  expect(calls).toBe(1);
  otherTabWrites("cart", '[{"id":4,"qty":9}]');
  expect(calls).toBe(2);
  expect(store.read()).toEqual([{ id: 4, quantity: 9 }]);
  otherTabWrites("theme", "dark");
  expect(calls).toBe(2);
  otherTabWrites(null, "");
  expect(calls).toBe(3);
  leave();
  otherTabWrites("cart", "[]");
  expect(calls).toBe(3);
});

test("where storage is forbidden or full the cart lives as long as the page", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  const store = makeCartStore({ storage: { getItem: refuse, setItem: refuse }, tabs: new EventTarget() });
  expect(store.read()).toEqual(startingCart);
  store.write([]);
  expect(store.read()).toEqual([]);
  expect(makeCartStore({ storage: undefined, tabs: new EventTarget() }).read()).toEqual(startingCart);
});
