import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { foldText } from "#shared/fold-text.ts";

/** Names of the sample that a file still needs, and why; this list may only shrink. */
const exceptions: Record<string, string[]> = {};

/** Their content is the editors' from day to day; what they name may be gone tomorrow. */
const tests = globSync(["{app,bench,build-steps,cli,model,prove,server,shared,tests,tools}/**/*.ts"]).filter(
  (file) => /\.test\.tsx?$/.test(file) || /^(tests|bench|prove)\//.test(file),
);
const textOf = (files: readonly string[]) =>
  ` ${foldText(files.map((file) => readFileSync(file, "utf8")).join("\n"))} `;

/** Words that the software has anyway say nothing about where a test got them from. */
const software = textOf(
  [
    ...globSync("{app,model,server,shared,build-steps,cli,tools,starter,docs}/**/*.{ts,tsx,yaml,md}"),
    ...globSync("tests/fixture-site/content/**/*.{yaml,md}"),
  ].filter((file) => !tests.includes(file)),
);

/** Slugs, titles and names of what stands in `content/`, in small letters. One word is a name only if it is a rare one. */
function namesOfContent(): string[] {
  const files = globSync("content/*/*.{md,yaml}").filter((file) => !file.startsWith(join("content", "pages")));
  const names = files.flatMap((file) => {
    const fields = readFileSync(file, "utf8").matchAll(/^(?:title|name|publisher): *["']?(.*?)["']?$/gm);
    return [basename(file).replace(/\.\w+$/, ""), ...[...fields].map(([, value = ""]) => value)];
  });
  return [...new Set(names.map(foldText))].filter((name) => name.includes(" ") || name.length > 9);
}

test("no test names an entry of the content, which an editor may rename or delete", () => {
  const names = namesOfContent().filter((name) => !software.includes(` ${name} `));
  const found = tests.flatMap((file) => {
    const text = textOf([file]);
    const named = names.filter((name) => text.includes(` ${name} `) && !exceptions[file]?.includes(name));
    return named.map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test("each exception is still needed", () => {
  const idle = Object.entries(exceptions).flatMap(([file, names]) =>
    names.filter((name) => !textOf([file]).includes(` ${name} `)).map((name) => `${file}: ${name}`),
  );
  expect(idle).toEqual([]);
});
