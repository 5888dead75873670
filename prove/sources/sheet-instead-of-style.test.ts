import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sheetInsteadOfStyle } from "../../build-steps/sheet-instead-of-style.ts";

const { transform } = sheetInsteadOfStyle() as unknown as {
  transform: (code: string, id: string) => { code: string } | undefined;
};
const file = "node_modules/sonner/dist/index.mjs";

test("the library as installed inserts no sheet any more, and is otherwise what it was", () => {
  const before = readFileSync(file, "utf8");
  const after = transform(before, `/x/${file}`)?.code ?? "";
  expect(after).not.toMatch(/^__insertCSS\(/m);
  const gone = before.split("\n").filter((line) => !after.split("\n").includes(line));
  expect(gone).toHaveLength(1);
});

test.each([
  ["renamed", 'insertSheet("a{}");'],
  ["called on two lines", '__insertCSS(\n"a{}");'],
  ["called twice", '__insertCSS("a{}");\n__insertCSS("b{}");'],
])("a library whose call is %s fails the build", (_, code) => {
  expect(() => transform(code, `/x/${file}`)).toThrow(/look at it again/);
});

test("other packages stay as they are", () => {
  expect(transform('__insertCSS("a{}");', "/x/node_modules/other/index.mjs")).toBeUndefined();
});
