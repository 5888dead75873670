import { expect, test } from "vitest";
import type { Cart } from "#shared/cart.ts";
import { makeCartStore } from "./cart-store.ts";

const starting: Cart = [{ id: 1, quantity: 1 }];

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
  return { values, storage, tabs, starting, otherTabWrites };
}

test("a browser that kept nothing starts with one Słuchawki and writes nothing yet", () => {
  const { storage, tabs, values } = makeSurroundings();
  expect(makeCartStore({ storage, tabs, starting }).read()).toEqual(starting);
  expect(values.has("cart")).toBe(false);
});

test("a cart is new until something is put in or out, whatever it then holds", () => {
  const store = makeCartStore(makeSurroundings());
  expect(store.isNew()).toBe(true);
  store.write([...starting]);
  expect(store.isNew()).toBe(false);
  expect(makeCartStore(makeSurroundings('[{"id":1,"qty":1}]')).isNew()).toBe(false);
});

test("a cart survives a reload", () => {
  const { storage, tabs } = makeSurroundings();
  makeCartStore({ storage, tabs, starting }).write([{ id: 3, quantity: 2 }]);
  expect(makeCartStore({ storage, tabs, starting }).read()).toEqual([{ id: 3, quantity: 2 }]);
});

test("an emptied cart stays empty", () => {
  const { storage, tabs } = makeSurroundings("[]");
  expect(makeCartStore({ storage, tabs, starting }).read()).toEqual([]);
});

test("an unreadable stored cart is replaced", () => {
  const { storage, tabs, values } = makeSurroundings("{broken");
  expect(makeCartStore({ storage, tabs, starting }).read()).toEqual(starting);
  expect(values.get("cart")).toBe('[{"id":1,"qty":1}]');
});

test("reading twice gives the same value, so that React does not render again", () => {
  const store = makeCartStore(makeSurroundings('[{"id":2,"qty":1}]'));
  expect(store.read()).toBe(store.read());
});

test("listeners hear writes of this tab and of others, until they leave", () => {
  const { storage, tabs, otherTabWrites } = makeSurroundings();
  const store = makeCartStore({ storage, tabs, starting });
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
  const store = makeCartStore({ storage: { getItem: refuse, setItem: refuse }, tabs: new EventTarget(), starting });
  expect(store.read()).toEqual(starting);
  store.write([]);
  expect(store.read()).toEqual([]);
  expect(makeCartStore({ storage: undefined, tabs: new EventTarget(), starting }).read()).toEqual(starting);
});
