import { expect, test } from "vitest";
import { pagerKeys } from "./pager.server.ts";

const numbers = (current: number, last: number) =>
  pagerKeys(current, last, (page) => `/p/${page}`).keys.map(({ number }) => number);

test("few pages have a key each", () => {
  expect(numbers(1, 1)).toEqual([1]);
  expect(numbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("of many pages the first, the last and the near ones have keys, and no gap is one page wide", () => {
  expect(numbers(1, 200)).toEqual([1, 2, 3, 4, 5, 200]);
  expect(numbers(5, 200)).toEqual([1, 2, 3, 4, 5, 6, 7, 200]);
  expect(numbers(100, 200)).toEqual([1, 98, 99, 100, 101, 102, 200]);
  expect(numbers(200, 200)).toEqual([1, 196, 197, 198, 199, 200]);
});

test("the links to the previous and the next page exist only when the page does", () => {
  const address = (page: number) => `/p/${page}`;
  expect(pagerKeys(1, 3, address)).toMatchObject({ before: undefined, after: "/p/2" });
  expect(pagerKeys(3, 3, address)).toMatchObject({ before: "/p/2", after: undefined });
});
