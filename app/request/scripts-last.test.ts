import { expect, test } from "vitest";
import { startAfterPaint } from "./scripts-last.server.ts";

const preload = (file: string) => `<link rel="modulepreload" href="/assets/${file}"/>`;
const page = (script: string) =>
  `<head>${["manifest.js", "entry.js", "frame.js", "page.js"].map(preload).join("")}</head><p>$&</p><script nonce="n" type="module" async="">${script}</script>`;
const start = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/page.js";
const route1 = {...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"routes/page":route1};

import("/assets/entry.js");`;

test("what the router imports at once is imported after the first paint, the start last", () => {
  const html = startAfterPaint(page(start));
  expect(html).not.toContain("modulepreload");
  const script = /<script nonce="n" type="module" async="">([\s\S]*)<\/script>$/.exec(html)?.[1] ?? "";
  expect(script).not.toMatch(/^import /m);
  expect(script).toContain('await Promise.all(["/assets/manifest.js","/assets/frame.js","/assets/page.js"]');
  expect(script).toContain("const route0 = undefined;");
  expect(script).not.toMatch(/root\.js|entry\.js/);
  expect(script).toContain('const route1_main = await import("/assets/page.js");\nconst route1 = {...route1_main};');
  const [before, after] = [
    script.indexOf("__reactRouterRouteModules"),
    script.indexOf('dispatchEvent(new Event("scripts"));'),
  ];
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(before);
  expect(html).toContain("<p>$&</p>");
});

test("a page without scripts stays as it is", () => {
  expect(startAfterPaint("<p>one</p>")).toBe("<p>one</p>");
});

test.each([
  page("start()"),
  page(start.replace("* as route0", "{ route0 }")),
  page(start.replace('"root":', '"base":')),
  page(start.replace(/^import [*"].*$/gm, "")),
  page('import "/assets/manifest.js";\nimport("/assets/entry.js");'),
  preload("a.js"),
])("a start that looks otherwise ends the build instead of leaving pages asleep (%#)", (html) => {
  expect(() => startAfterPaint(html)).toThrow(/starting script/);
});
