import { describe, expect, inject, test } from "vitest";
import { breakTwice } from "../../tests/support/break-island.ts";
import { allowMessages, open, startBrowser } from "../../tests/support/browser.ts";
import { disturbances } from "../../tests/support/disturbances.ts";
import type { EngineName } from "../../tests/support/engines/engine.ts";
import { inEachEngine } from "../../tests/support/engines/in-each-engine.ts";
import { disturbAfter, disturbBefore } from "../../tests/support/hydration.ts";
import { islands } from "../../tests/support/islands.ts";
import { oneOfEachKind } from "../../tests/support/pages.ts";

const engines: EngineName[] = ["Chromium", "Firefox"];
const kinds = [...(await oneOfEachKind()), "/no-such-page", "/search?q=privacy", "/cart?items=1x2"];

inEachEngine(engines, (visitorOf) => {
  for (const disturbance of disturbances)
    test.each(kinds)(
      `before hydration, ${disturbance.name}: %s keeps what was typed, focus and scroll`,
      async (path) => {
        expect(await disturbBefore(visitorOf(), path, disturbance)).toEqual([]);
      },
    );

  test.each(kinds)("after hydration, all of that: %s can be used and left", async (path) => {
    expect(await disturbAfter(visitorOf(), path, disturbances)).toEqual([]);
  });
});

describe("an island whose code fails", () => {
  startBrowser();
  const parts = Object.entries(islands).filter(([name]) => name !== "page");

  test.each(parts)("%s begins again once, then says so, and the rest of the page works", async (name, path) => {
    const page = await open(inject("origin") + path);
    allowMessages(/broken by the test/, /status of 404/);
    expect(await breakTwice(page, name)).toEqual([]);
  });
});
