import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixtureSite } from "../tests/support/fixture-site.ts";

/** A site that says that it is a sample. */
function sampleSite(): string {
  const root = mkdtempSync(join(tmpdir(), "studio-site-sample-"));
  cpSync(fixtureSite, root, { recursive: true });
  writeFileSync(join(root, "content/sample.yaml"), "least: {}\n");
  return root;
}

function adopt(root: string, words: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/adopt.ts", ...words], {
    ...{ input, encoding: "utf8" as const },
    env: { ...process.env, CONTENT_DIR: root },
  });
  return { status, stdout, stderr };
}

const filesOf = (root: string) => readdirSync(root, { recursive: true }).sort();
const lines = [
  ...["Brackwater Games GmbH", "", "https://brackwater.example", "Germany", "de", "Bremen, Europe/Berlin", "EUR €"],
  ...["+49 421 496010", "", "Play, #0f766e, game-development-studio; Systems, #6b2d5c, it-and-dev-consultancy", ""],
].join("\n");

test("ten questions are asked, a wrong answer again; a dry run tells what would change, and changes nothing", () => {
  const root = sampleSite();
  const before = filesOf(root);
  const { status, stdout, stderr } = adopt(root, ["Brackwater Games", "--dry-run"], `${lines}\n`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("10/10");
  expect(stdout).toMatch(/country: .*write two letters/);
  expect(stdout).toMatch(/would be written {3}content\/site\.yaml/);
  expect(stdout).toMatch(/would be removed {3}content\/sample\.yaml/);
  expect(filesOf(root)).toEqual(before);
});

test("a question asks about a colour that has to change, and the departments may be given again", () => {
  const dark = lines.replace("#0f766e", "#143c2c").replace("#6b2d5c", "#3c1420");
  const anew = "Play, #ff6600, game-development-studio; Systems, #143c2c, it-and-dev-consultancy";
  const { status, stdout, stderr } = adopt(sampleSite(), ["Brackwater Games", "--dry-run"], `${dark}\n${anew}\n`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/#143c2c could not carry words.*taken as #[0-9a-f]{6}\.\n *Take these colours\? yes/);
  expect(stdout.trim().split("\n").at(-1)).toMatch(/files to write/);
});

test("answers that end early are refused, and nothing is written", () => {
  const root = sampleSite();
  const before = filesOf(root);
  expect(adopt(root, ["Brackwater Games"], "Brackwater Games GmbH\n")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("ended before the last question"),
  });
  expect(filesOf(root)).toEqual(before);
});

test("a checkout with uncommitted changes is refused by name", () => {
  const root = sampleSite();
  const git = (...words: string[]) =>
    spawnSync("git", ["-C", root, "-c", "user.name=a", "-c", "user.email=a@b", ...words]);
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "sample");
  writeFileSync(join(root, "content/words.txt"), "changed\n");
  const { status, stderr } = adopt(root, ["Brackwater Games"], `${lines}\n`);
  expect(status).toBe(2);
  expect(stderr).toContain("content/words.txt");
  expect(filesOf(root)).toContain("content/sample.yaml");
});

test.each([
  [["--keep", "few"], /^--keep: accepts a whole number/],
  [["Brackwater", "Games"], /^Put the name into quotation marks: "Brackwater Games"/],
])("%j is refused with one line", (words, message) => {
  const { status, stderr } = adopt(fixtureSite, words);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
});
