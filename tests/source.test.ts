import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { breakpoints } from "#shared/constants.ts";

const below = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

const sheets = below("app", /\.css$/);
const components = below("app", /\.tsx$/);
const css = sheets.map((file) => readFileSync(file, "utf8")).join("\n");

test("media queries use the six breakpoints only, in the reader's letters", () => {
  expect(css).not.toMatch(/@media[^{]*\bwidth[^{]*\dpx/);
  const widths = [...css.matchAll(/@media[^{]*\bwidth\s*[<>]=?\s*(\d+)rem/g)].map(([, width]) => 16 * Number(width));
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter((width) => !Object.values<number>(breakpoints).includes(width))).toEqual([]);
});

test("a style sheet keeps to classes of its own: the one named after it, or others that no other sheet owns", () => {
  const owners = new Map<string, string[]>();
  for (const file of sheets.filter((name) => basename(name) !== "app.css")) {
    const top = new Set(
      [...readFileSync(file, "utf8").matchAll(/^ {2}\.([a-z][\w-]*)/gm)].map(([, name = ""]) => name),
    );
    for (const name of top) owners.set(name, [...(owners.get(name) ?? []), file]);
  }
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});

test("a class that a shared sheet owns is named only where that sheet or its component is imported", () => {
  const shared = sheets.filter((file) => /^app\/(ui|sections)\//.test(file));
  const owner = new Map(
    shared.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^ {2}\.([a-z][\w-]*)/gm)].map(([, name = ""]) => [name, file] as const),
    ),
  );
  const strays = components.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const named = [...source.matchAll(/className="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));
    return named
      .filter((name) => {
        const sheet = owner.get(name);
        const own = sheet?.replace(/\.css$/, "");
        return own && file !== `${own}.tsx` && !new RegExp(`/${basename(own)}\\.(css|tsx)"`).test(source);
      })
      .map((name) => `${file}: ${name}`);
  });
  expect(strays).toEqual([]);
});

test("no element of a page carries a style attribute, which the content policy would block", () => {
  const styled = components.filter(
    (file) => !file.startsWith("app/mail/") && /\sstyle=[{"]/.test(readFileSync(file, "utf8")),
  );
  expect(styled).toEqual([]);
});

test("a loader stays short: what a page is given is shaped in data.server.ts of its folder", () => {
  const long = below("app/routes", /^[^/]+\/page\.tsx$/).flatMap((file) => {
    const [loader = ""] = /export (async )?function loader[\s\S]*?\n\}/.exec(readFileSync(file, "utf8")) ?? [];
    const lines = loader.split("\n").length;
    return lines > 25 ? [`${file}: ${lines} lines`] : [];
  });
  expect(long).toEqual([]);
});

test("one file touches what the framework keeps on the window", () => {
  const touching = below("app", /(?<!\.server|\.test|\.d)\.tsx?$/).filter((file) =>
    /__reactRouter/.test(readFileSync(file, "utf8")),
  );
  expect(touching).toEqual(["app/browser/navigation/router.ts"]);
});

test("no test sleeps: it waits for a condition", () => {
  const sleeping = [...below("tests", /\.ts$/), ...below("prove", /\.ts$/)].filter((file) =>
    /\.waitForTimeout\(/.test(readFileSync(file, "utf8")),
  );
  expect(sleeping).toEqual([]);
});

test("paths that the documents name exist", () => {
  // A site that has been adopted has other content, pictures and drawings than the documents tell of.
  const isOthers = (path: string) => !existsSync("content/sample.yaml") && /^(content|public|art)\//.test(path);
  const documents = ["README.md", "AGENTS.md", ...below("docs", /\.md$/)];
  const missing = documents.flatMap((file) => {
    const paths = [
      ...readFileSync(file, "utf8").matchAll(
        /`((?:app|art|bench|build-steps|content|docs|model|prove|server|shared|tests|tools|public)\/[\w./-]+)`/g,
      ),
    ];
    return paths
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(path) && !isOthers(path))
      .map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test("the titles of tests and the table of cases name the same ids", () => {
  const ids = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, id = ""]) => id));
  const cases = ids(readFileSync("docs/contract.md", "utf8"), /^\| ([A-Z]+-\d+) \|/gm);
  const families = [...new Set([...cases].map((id) => id.replace(/\d+$/, "")))].join("|");
  const tests = ["app", "model", "server", "shared", "tests"].flatMap((room) => below(room, /\.test\.ts$/));
  const source = tests.map((file) => readFileSync(file, "utf8")).join("\n");
  const cited = ids(source, new RegExp(`\\b((?:${families})\\d+)\\b`, "g"));
  const opening = ids(source, /["`]([A-Z]{2,}-\d+) /g);
  expect([...cases].filter((id) => !cited.has(id))).toEqual([]);
  expect([...cited, ...opening].filter((id) => !cases.has(id))).toEqual([]);
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
