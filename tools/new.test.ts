import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../model/read-content.server.ts";

function contentCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "lodewright-new-"));
  cpSync("content", join(root, "content"), { recursive: true });
  symlinkSync(join(process.cwd(), "public"), join(root, "public"));
  return root;
}

function make(...words: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["tools/new.ts", ...words], (error, output, errors) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: output + errors }),
    );
  });
}

const made: [kind: string, title: string, file: string][] = [
  ["post", 'Łódź, "quoted": a test', "blog/odz-quoted-a-test.md"],
  ["case", "Paper Harbour", "cases/paper-harbour.yaml"],
  ["person", "Ines O’Ward", "people/ines-oward.yaml"],
  ["product", "Signal lamp", "products/signal-lamp.yaml"],
];

test("what is made of each kind is a draft that passes the check, shows in previews, and is published without its mark", async () => {
  const root = contentCopy();
  for (const [kind, title, file] of made) {
    expect(await make(kind, title, "--root", root)).toEqual({ code: 0, output: expect.stringContaining(file) });
  }
  const wanted = made.map(([, title]) => title);
  const shown = async (preview: boolean) => {
    const { blog, cases, products, people } = await readContent({ root, preview });
    const titles = [...blog, ...cases, ...products].map(({ title }) => title).concat(people.map(({ name }) => name));
    return wanted.filter((title) => titles.includes(title));
  };
  expect(await shown(false)).toEqual([]);
  expect(await shown(true)).toEqual(wanted);
  for (const [, , file] of made) {
    const path = join(root, "content", file);
    writeFileSync(path, readFileSync(path, "utf8").replace(/^draft: true\n/m, ""));
  }
  expect(await shown(false)).toEqual(wanted);
});

test("a file that exists is never written over", async () => {
  const root = contentCopy();
  const file = join(root, "content/people/ada-quill.yaml");
  const before = readFileSync(file, "utf8");
  const { code, output } = await make("person", "Ada Quill", "--root", root);
  expect(code).toBe(1);
  expect(output).toContain("content/people/ada-quill.yaml exists already");
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("what cannot be made is said in a line, and nothing is written", async () => {
  const root = contentCopy();
  const refusals: [string[], string][] = [
    [[], "Say what to make: post, case, person, product."],
    [["page", "X"], '"page" is no kind: post, case, person, product.'],
    [["post"], 'A post needs a title: npm run new -- post "Title"'],
    [["post", "Two", "words"], 'Put the title into quotation marks: "Two words"'],
    [["post", "日本"], '"日本" gives no file name'],
    [["post", "../../x", "--wrong"], "Unknown option '--wrong'"],
  ];
  for (const [words, message] of refusals) {
    const { code, output } = await make(...words, "--root", root);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  }
  expect(existsSync(join(root, "content/blog/two.md"))).toBe(false);
});

test("--help shows every kind", async () => {
  const { code, output } = await make("--help");
  expect(code).toBe(0);
  for (const [kind] of made) expect(output).toContain(`npm run new -- ${kind} "`);
});
