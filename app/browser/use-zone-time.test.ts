import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useZoneTime, zoneTimeAt } from "./use-zone-time.ts";

const winterAfternoon = Date.UTC(2026, 10, 20, 14, 20);

test("one moment is an hour later in Gdańsk than in Leeds", () => {
  expect(zoneTimeAt(winterAfternoon, "Europe/London").text).toBe("14:20");
  expect(zoneTimeAt(winterAfternoon, "Europe/Warsaw").text).toBe("15:20");
});

test("summer time is followed", () => {
  expect(zoneTimeAt(Date.UTC(2026, 6, 1, 12, 5), "Europe/London").text).toBe("13:05");
});

test("hour and minute are numbers that a clock's hands can use", () => {
  expect(zoneTimeAt(winterAfternoon, "Europe/London")).toMatchObject({ hour: 14, minute: 20 });
});

test("midnight is hour 0, not 24", () => {
  expect(zoneTimeAt(Date.UTC(2026, 0, 5), "Europe/London")).toEqual({ hour: 0, minute: 0, text: "00:00" });
});

test("a page that is rendered by the build holds no time", () => {
  function Probe() {
    return createElement("p", null, useZoneTime("Europe/London")?.text ?? "no time");
  }
  expect(renderToString(createElement(Probe))).toBe("<p>no time</p>");
});
