import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isRegistered, named } from "./middleware.ts";

test("GRD-3 every middleware that a route names is registered", () => {
  const routes = ["app/pages", "app/routes"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("fixtures"))
      .map((name) => `${folder}/${name}`),
  );
  const names = routes.flatMap((name) =>
    [...readFileSync(name, "utf8").matchAll(/\bnamed\("([^"]*)"\)/g)].map(([, found = ""]) => found),
  );
  expect(names.filter((name) => !isRegistered(name))).toEqual([]);
});

test("an unregistered name is an error when its turn comes, and says the name", () => {
  const middleware = named("nope");
  expect(() => Reflect.apply(middleware, undefined, [{}, () => undefined])).toThrow(
    "Unknown route middleware: 'nope'.",
  );
});
