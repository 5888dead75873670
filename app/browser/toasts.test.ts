import { expect, test, vi } from "vitest";
import { loadStackWith, type Notice, notify, takeToasts } from "./toasts.ts";

test("a notice waits for the stack, asks for it, and is shown once it is there", () => {
  const load = vi.fn();
  loadStackWith(load);
  notify({ title: "early" });
  expect(load).toHaveBeenCalledTimes(1);
  const shown: Notice[] = [];
  const stop = takeToasts({ show: (notice) => shown.push(notice), withdraw: () => {} });
  notify({ title: "later" });
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown.map(({ title }) => title)).toEqual(["early", "later"]);
  stop();
});

test("each notice asks anew for a stack that failed to load", () => {
  const load = vi.fn();
  loadStackWith(load);
  notify({ title: "first" });
  notify({ title: "second" });
  expect(load).toHaveBeenCalledTimes(2);
  const shown: Notice[] = [];
  takeToasts({ show: (notice) => shown.push(notice), withdraw: () => {} })();
  expect(shown.map(({ title }) => title)).toEqual(["first", "second"]);
});

test("a stack that goes after the next one has come does not take it away", () => {
  const shown: Notice[] = [];
  const stopFirst = takeToasts({ show: () => {}, withdraw: () => {} });
  const stopSecond = takeToasts({ show: (notice) => shown.push(notice), withdraw: () => {} });
  stopFirst();
  notify({ title: "kept" });
  expect(shown.map(({ title }) => title)).toEqual(["kept"]);
  stopSecond();
});
