import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { revealDebounceMs, revealThrottleMs } from "#shared/constants.ts";
import { debounced, throttled } from "./pace.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("AOS-4 a second of scrolling every 10 ms is looked at 10 to 12 times, the last position included", () => {
  let position = 0;
  const seen: number[] = [];
  const look = throttled(() => seen.push(position), revealThrottleMs);
  for (position = 0; position < 100; position++) {
    look();
    if (position < 99) vi.advanceTimersByTime(10);
  }
  position = 99;
  vi.advanceTimersByTime(revealThrottleMs);
  expect(seen.length).toBeGreaterThanOrEqual(10);
  expect(seen.length).toBeLessThanOrEqual(12);
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(99);
});

test("a throttled run is not repeated when nothing came after it", () => {
  let runs = 0;
  const look = throttled(() => runs++, revealThrottleMs);
  look();
  vi.advanceTimersByTime(1000);
  expect(runs).toBe(1);
  look();
  expect(runs).toBe(2);
});

test("AOS-5 ten resizes in 40 ms are measured once, 50 ms after the last", () => {
  let runs = 0;
  const measure = debounced(() => runs++, revealDebounceMs);
  for (let resize = 0; resize < 10; resize++) {
    if (resize > 0) vi.advanceTimersByTime(4);
    measure();
  }
  vi.advanceTimersByTime(49);
  expect(runs).toBe(0);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(runs).toBe(1);
});
