import { expect, test } from "vitest";
import { leanRouter } from "./lean-router.ts";

interface Hooks {
  transform: (code: string, id: string) => { code: string } | undefined;
  buildEnd: (error?: Error) => void;
}

const start = () => leanRouter() as unknown as Hooks;
const file = "/x/node_modules/react-router/dist/router.js";
const discovery = "if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;";
const instruments = "if (init.instrumentations) {";

test("the discovery of routes is never on, and still defined", () => {
  const { transform } = start();
  expect(transform(discovery, file)?.code).toBe("if (!false) return;");
  expect(transform("function isFogOfWarEnabled(routeDiscovery, ssr) {", file)).toBeUndefined();
});

test("single routes have no instruments, visits have", () => {
  const { transform } = start();
  expect(transform(instruments, file)?.code).toBe("if (false) {");
  expect(transform("if (init.instrumentations) router = instrument(router);", file)).toBeUndefined();
});

test("other packages stay as they are", () => {
  expect(start().transform(instruments, "/x/node_modules/react/index.js")).toBeUndefined();
});

test("a build ends when the router has each of them as often as it was known to", () => {
  const { transform, buildEnd } = start();
  transform([discovery, discovery, discovery, instruments].join("\n"), file);
  expect(() => buildEnd()).not.toThrow();
});

test.each([
  ["no longer asks so", "if (discovers(routes)) return;", instruments],
  ["asks once more", Array(4).fill(discovery).join("\n"), instruments],
  ["writes it otherwise", Array(3).fill(discovery).join("\n"), "if (init.instruments) {"],
])("a router that %s fails the build", (_, ...lines) => {
  const { transform, buildEnd } = start();
  transform(lines.join("\n"), file);
  expect(() => buildEnd()).toThrow(/the router has .* look at it again/);
});

test("a build that failed for another reason says that one", () => {
  expect(() => start().buildEnd(new Error("other"))).not.toThrow();
});
