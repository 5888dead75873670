import { expect, test, vi } from "vitest";
import { inTime } from "./publish.ts";

test("reports progress at once and then once a second; a failing report ends nothing", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const tell = vi.fn(async () => {
    throw new Error("the database is away");
  });
  const say = inTime(tell);
  say("1 of 3");
  say("2 of 3");
  vi.advanceTimersByTime(1000);
  say("3 of 3");
  await new Promise(setImmediate);
  vi.useRealTimers();
  expect(tell.mock.calls).toEqual([["1 of 3"], ["3 of 3"]]);
});
