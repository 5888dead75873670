import { expect, test } from "vitest";
import { leanRouter } from "./lean-router.ts";

interface Transform {
  transform: (code: string, id: string) => { code: string } | undefined;
}

const { transform } = leanRouter() as unknown as Transform;
const shorten = (line: string) => transform(`\n${line}`, "/x/node_modules/react-router/dist/router.js")?.code.trim();

test.each([
  ['invariant(a, "One, two (three).");', 'invariant(a, "router.js:2");'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['if (b) warning(f(a, "x"), `No ${c}, ${d}`);', 'if (b) warning(f(a, "x"), "router.js:2");'],
  ['invariant(a, "An \\"inner\\" word");', 'invariant(a, "router.js:2");'],
  ['warning(!a, "Property " + key + " is no good.");', 'warning(!a, "router.js:2");'],
  ['throw new Error("Long sentence");', 'throw new Error("router.js:2");'],
])("%s says where it stands instead", (line, expected) => {
  expect(shorten(line)).toBe(expected);
});

test.each(['const a = ["invariant(", "b"];', "throw new Error(message);", "invariant(a, describe(b));"])(
  "%s stays as it is",
  (line) => {
    expect(shorten(line)).toBe(line);
  },
);

test("the discovery of routes is never on, and still defined", () => {
  expect(shorten("if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;")).toBe("if (!false) return;");
  const definition = "function isFogOfWarEnabled(routeDiscovery, ssr) {";
  expect(shorten(definition)).toBe(definition);
});

test("single routes have no instruments, visits have", () => {
  expect(shorten("if (init.instrumentations) {")).toBe("if (false) {");
  const visits = "if (init.instrumentations) router = instrumentClientSideRouter(router, init.instrumentations);";
  expect(shorten(visits)).toBe(visits);
});

test("other packages stay as they are", () => {
  expect(transform('throw new Error("x");', "/x/node_modules/react/index.js")).toBeUndefined();
});
