import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { numbersFrom } from "../../tests/support/numbers.ts";
import { type Arrangement, arrangeInYaml } from "./arrange-yaml.ts";
import { partsOf } from "./splice-source.ts";
import { type FieldPath, SpliceError } from "./splice-yaml.ts";

const listed = `# the list
rows:
  - a: One # first
    b: [x, "y, z"]
  # about two
  - a: Two
    b: []

  - a: >-
      Three is
      folded.
    b: [w]
after: 1 # last
`;

test.each<[FieldPath, Arrangement, string]>([
  [["rows", 1], { do: "remove" }, listed.replace(/ {2}# about two[\s\S]*?\n\n/, "")],
  [["rows", 0], { do: "duplicate" }, listed.replace(/( {2}- a: One[\s\S]*?\n)( {2}# about)/, "$1$1$2")],
  [["rows", 0, "b", 1], { do: "remove" }, listed.replace(', "y, z"', "")],
  [["rows", 0, "b", 0], { do: "move", to: 1 }, listed.replace('x, "y, z"', '"y, z", x')],
  [["rows", 0, "b", 2], { do: "insert", value: "a: b" }, listed.replace('"y, z"]', '"y, z", "a: b"]')],
  [["rows", 1, "b", 0], { do: "insert", value: "v" }, listed.replace("b: []", "b: [v]")],
  [["rows", 1, "c"], { do: "insert", value: "New" }, listed.replace("b: []\n", "b: []\n    c: New\n")],
  [["rows", 0, "b"], { do: "remove" }, listed.replace(/ {4}b: \[x.*\n/, "")],
  [["more"], { do: "insert", value: ["p", { q: 1 }] }, `${listed}more:\n  - p\n  - q: 1\n`],
  [["rows", 3], { do: "insert", value: { a: "Four" } }, listed.replace("after", "  - a: Four\nafter")],
])("%j %j", (path, arrangement, wanted) => {
  expect(arrangeInYaml(listed, path, arrangement)).toBe(wanted);
});

test("an item moves with the comments above it", () => {
  const moved = arrangeInYaml(listed, ["rows", 1], { do: "move", to: 0 });
  expect(moved).toContain("rows:\n  # about two\n  - a: Two\n    b: []\n\n  - a: One # first\n");
});

test("the last item may go, and come back", () => {
  const without = arrangeInYaml("a:\n  - x # why\nb: 1\n", ["a", 0], { do: "remove" });
  expect(without).toBe("a:\n  []\nb: 1\n");
  expect(parseDocument(arrangeInYaml(without, ["a", 0], { do: "insert", value: "y" })).toJS()).toEqual({
    a: ["y"],
    b: 1,
  });
});

/** Every list of a value, with its length. */
function listsIn(value: unknown, path: FieldPath = []): { path: FieldPath; length: number }[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) && value.length > 0 ? [{ path, length: value.length }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) =>
      listsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

test("random arrangements keep every line of a file that is not the item's, and say the same when read again", () => {
  const files = globSync("content/**/*.{yaml,md}", { cwd: fixtureSite }).map((file) => ({
    file,
    head: partsOf(readFileSync(join(fixtureSite, file), "utf8"), file).head,
  }));
  const next = numbersFrom(99);
  let refused = 0;
  for (let round = 0; round < 400; round++) {
    const { file, head } = files[next(files.length)]!;
    const lists = listsIn(parseDocument(head).toJS());
    const list = lists[next(lists.length)];
    if (!list) continue;
    const at = next(list.length);
    const arrangement: Arrangement = (
      [
        { do: "remove" },
        { do: "duplicate" },
        { do: "move", to: next(list.length) },
        { do: "insert", value: { title: 'A "new": one', rows: ["# x"] } },
      ] as const
    )[next(4)]!;
    try {
      // What it says is compared where it is made.
      const changed = arrangeInYaml(head, [...list.path, at], arrangement);
      const lines = (text: string) => text.split("\n").toSorted();
      if (arrangement.do === "move" && !/[[{]/.test(head)) expect(lines(changed), file).toEqual(lines(head));
      const comments = (text: string) => text.split("\n").filter((line) => /^\s*#/.test(line)).length;
      if (arrangement.do !== "remove") expect(comments(changed), file).toBe(comments(head));
      if (arrangement.do === "duplicate") {
        const back = arrangeInYaml(changed, [...list.path, at + 1], { do: "remove" });
        expect(back, `${file} ${list.path.join(".")}`).toBe(head);
      }
    } catch (error) {
      if (!(error instanceof SpliceError)) throw error;
      refused++;
    }
  }
  expect(refused).toBeLessThan(8);
});
