import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastAfterScrollMs, toastWarmUpMs } from "#shared/constants.ts";
import { keepToastsReady, type Notice, notify, takeToasts } from "./toasts.ts";

const page = new EventTarget();
const showPlainly = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  showPlainly.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a notice waits for the stack, asks for it, and is shown once it is there", () => {
  const load = vi.fn(async () => {});
  const controller = new AbortController();
  keepToastsReady({ load, showPlainly }, controller);
  notify({ title: "early" });
  expect(load).toHaveBeenCalledTimes(1);
  const shown: Notice[] = [];
  const stop = takeToasts({ show: (notice) => shown.push(notice), withdraw: () => {} });
  notify({ title: "later" });
  expect(shown.map(({ title }) => title)).toEqual(["early", "later"]);
  stop();
  controller.abort();
});

test("the stack loads once with the first sign that somebody is there", () => {
  const load = vi.fn(async () => {});
  const controller = new AbortController();
  keepToastsReady({ load, showPlainly }, controller);
  expect(load).toHaveBeenCalledTimes(0);
  page.dispatchEvent(new Event("pointerdown"));
  expect(load).toHaveBeenCalledTimes(0);
  for (const sign of ["scroll", "keydown", "scroll"]) page.dispatchEvent(new Event(sign));
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(toastWarmUpMs);
  expect(load).toHaveBeenCalledTimes(1);
  controller.abort();
});

test("a scroll asks for the stack after a while, so that a press right after it comes first", () => {
  const load = vi.fn(async () => {});
  const controller = new AbortController();
  keepToastsReady({ load, showPlainly }, controller);
  page.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(toastAfterScrollMs - 1);
  page.dispatchEvent(new Event("scroll"));
  expect(load).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
  controller.abort();
});

test("a notice whose stack fails to load is shown plainly, the latest of them", async () => {
  const controller = new AbortController();
  keepToastsReady({ load: () => Promise.reject(new Error("offline")), showPlainly }, controller);
  page.dispatchEvent(new Event("keydown"));
  await Promise.resolve();
  expect(showPlainly).toHaveBeenCalledTimes(0);
  notify({ title: "first" });
  notify({ title: "second" });
  await vi.waitFor(() => expect(showPlainly).toHaveBeenLastCalledWith({ title: "second" }));
  controller.abort();
  takeToasts({ show: () => {}, withdraw: () => {} })();
});

test("the stack loads without a notice too, and a failure is tried again with the next notice only", () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  const controller = new AbortController();
  keepToastsReady({ load, showPlainly }, controller);
  expect(load).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(toastWarmUpMs);
  expect(load).toHaveBeenCalledTimes(1);
  notify({ title: "again" });
  expect(load).toHaveBeenCalledTimes(2);
  controller.abort();
  notify({ title: "nobody there" });
  vi.advanceTimersByTime(toastWarmUpMs);
  expect(load).toHaveBeenCalledTimes(2);
  const shown: Notice[] = [];
  takeToasts({ show: (notice) => shown.push(notice), withdraw: () => {} })();
  expect(shown.map(({ title }) => title)).toEqual(["again", "nobody there"]);
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
