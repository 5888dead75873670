import { expect, test } from "vitest";
import { leanRouter } from "../../build-steps/lean-router.ts";

interface Hooks {
  transform: (code: string, id: string) => { code: string } | undefined;
  buildEnd: (error?: Error) => void;
}

const start = () => leanRouter() as unknown as Hooks;
const file = "/x/node_modules/react-router/dist/router.js";
const shorten = (line: string) => start().transform(`\n${line}`, file)?.code.trim();

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

test("a component that nobody uses has no effect", () => {
  expect(shorten('Link.displayName = "Link";')).toBe("");
  const definition = "React$1.forwardRef(function LinkWithRef() {";
  expect(shorten(`const Link = ${definition}`)).toBe(`const Link = /* @__PURE__ */ ${definition}`);
});

test("other packages stay as they are", () => {
  expect(start().transform('throw new Error("x");', "/x/node_modules/react/index.js")).toBeUndefined();
});

test("a router that stands otherwise fails the build, unless the build failed for another reason", () => {
  const { transform, buildEnd } = start();
  transform('throw new Error("The only sentence left");', file);
  expect(() => buildEnd()).toThrow(/the router has .* look at it again/);
  expect(() => buildEnd(new Error("other"))).not.toThrow();
});
