import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { todayOf } from "../../model/reading/today.server.ts";
import { contentCopy, problemsIn, rewrite, saveAsOnWindows } from "../../tests/support/content-copy.ts";

function make(...words: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["tools/new.ts", ...words], (error, output, errors) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: output + errors }),
    );
  });
}

const made: [kind: string, title: string, file: string][] = [
  ["post", 'Łódź, "quoted": a test', "blog/lodz-quoted-a-test.md"],
  ["case", "Paper Harbour", "cases/paper-harbour.yaml"],
  ["person", "Ines O’Ward", "people/ines-oward.yaml"],
  ["product", "Signal lamp", "products/signal-lamp.yaml"],
];

test.each(made)(
  "a %s is made as a draft that passes the check, and its placeholders cannot be published",
  async (...what) => {
    const [kind, title, file] = what;
    const root = contentCopy();
    if (kind === "person") saveAsOnWindows(root);
    expect(await make(kind, title, "--root", root)).toEqual({ code: 0, output: expect.stringContaining(file) });
    rewrite(join(root, "content", file), (source) => source.replace(/^draft: true\n/m, ""));
    const placeholders = readFileSync(join(root, "content", file), "utf8").match(/\bTODO\b(?! can be)/g) ?? [];
    const said = await problemsIn(root);
    const left = said.filter((line) => /: line \d+: still says ".*TODO.*"; write it and take TODO away/.test(line));
    expect(left).toHaveLength(placeholders.length);
    expect(said.filter((line) => !left.includes(line)).map((line) => line.replace(/\d+/g, "n"))).toEqual(
      kind === "post" ? [`content/${file}: body: has n words; a note has n to n`] : [],
    );
  },
);

test("a file that exists is never written over", async () => {
  const root = contentCopy();
  const file = join(root, "content/people/li-wu.yaml");
  const before = readFileSync(file, "utf8");
  const { code, output } = await make("person", "Li Wu", "--root", root);
  expect(code).toBe(1);
  expect(output).toContain("content/people/li-wu.yaml exists already");
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("what cannot be made is refused in one line, and nothing is written", async () => {
  const root = contentCopy();
  const refusals: [string[], string][] = [
    [[], "Say what to make: post, case, person, product, page."],
    [["poem", "X"], '"poem" is not a kind: post, case, person, product, page.'],
    [["post"], 'A post needs a title: npm run new -- post "Title"'],
    [["post", "Two", "words"], 'Put the title into quotation marks: "Two words"'],
    [["post", "日本"], '"日本" gives no file name'],
    [["post", "../../x", "--wrong"], "Unknown option '--wrong'"],
  ];
  const said = await Promise.all(refusals.map(([words]) => make(...words, "--root", root)));
  expect(said).toEqual(refusals.map(([, message]) => ({ code: 1, output: expect.stringContaining(message) })));
  expect(existsSync(join(root, "content/blog/two.md"))).toBe(false);
});

test("--help shows every kind", async () => {
  const { code, output } = await make("--help");
  expect(code).toBe(0);
  for (const [kind] of made) expect(output).toContain(`npm run new -- ${kind} "`);
});

test("a week's count of free starts begins with the last one's, and a first one with the departments", async () => {
  const root = contentCopy();
  const file = join(root, "content/capacity.yaml");
  rmSync(file, { force: true });
  for (const words of ["first", "again"]) {
    expect(await make("capacity", "--root", root), words).toMatchObject({ code: 0 });
    expect(readFileSync(file, "utf8")).toContain(`asOf: ${todayOf()}`);
    rewrite(file, (source) => source.replace(/asOf: .*/, "asOf: 2026-01-05").replace(/crew: .*/, "crew: Zwei"));
  }
  expect(readFileSync(file, "utf8")).toContain("Zwei");
  expect(await problemsIn(root)).toEqual([]);
});
