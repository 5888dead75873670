import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { contentCopy } from "../../tests/support/content-copy.ts";
import { type History, openHistory } from "./git.ts";
import { changedWords } from "./history-pages.ts";
import type { Author } from "./publishing/versions.ts";
import { gitIn } from "./run-git.ts";

async function commit(history: History, root: string, files: readonly string[], title: string, author?: Author) {
  const { versions } = history;
  const version = await versions.make({ folder: root, files, title, author });
  await versions.move(version, await versions.head());
  await versions.settle(files);
}

function openCheckout() {
  const root = contentCopy();
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" });
  git("init", "--quiet");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  git("add", "content", "brand");
  git("commit", "--quiet", "-m", "First");
  return { root, git, history: openHistory(root), file: "content/redirects.yaml" };
}

test("a change is shown in words, is committed without hooks, and can be read as it was", async () => {
  const { root, git, history, file } = openCheckout();
  mkdirSync(join(root, ".git/hooks"), { recursive: true });
  writeFileSync(join(root, ".git/hooks/pre-commit"), `#!/bin/sh\ntouch ${join(root, "hooked")}\nexit 1\n`);
  chmodSync(join(root, ".git/hooks/pre-commit"), 0o755);
  appendFileSync(join(root, file), "- { from: /a-b, to: /contact, status: 308 }\n");
  writeFileSync(join(root, "content/blog/new-one.md"), "---\n---\n");
  writeFileSync(join(root, "elsewhere.txt"), "not the editor's");
  git("add", "elsewhere.txt");
  const changes = await history.changes();
  expect(changes.map(({ file }) => file).sort()).toEqual(["content/blog/new-one.md", file]);
  expect(String(changedWords(changes.find((change) => change.file === file)?.words ?? ""))).toContain(
    "<ins>- { from: /a-b,",
  );
  const files = changes.map((change) => change.file);
  await commit(history, root, files, "Second");
  expect(existsSync(join(root, "hooked"))).toBe(false);
  expect(git("show", "--name-only", "--format=%s", "HEAD").split("\n").filter(Boolean).sort()).toEqual(
    ["Second", "content/blog/new-one.md", file].sort(),
  );
  const commits = await history.of(file);
  expect(commits.map(({ name, subject }) => [name, subject])).toEqual([
    ["Ada", "Second"],
    ["Ada", "First"],
  ]);
  expect(await history.at(commits[1]?.hash ?? "", file)).not.toContain("/a-b");
  expect(await history.changes()).toEqual([]);
});

test("a version is made in the name of the person signed in", async () => {
  const { root, git, history, file } = openCheckout();
  appendFileSync(join(root, file), "- { from: /a-b, to: /contact, status: 308 }\n");
  await commit(history, root, [file], "Ben's", { name: "Ben $(id) <b@c>", email: "editor-1@studio.example" });
  expect(git("show", "-s", "--format=%an %ae %ce").trim()).toBe(
    "Ben $(id) b@c editor-1@studio.example editor-1@studio.example",
  );
});

test("a folder that is not a checkout has no history", async () => {
  const { root, history } = openCheckout();
  expect(await history.isThere()).toBe(true);
  expect(await openHistory(contentCopy()).isThere()).toBe(false);
  await expect(history.at("--upload-pack=x", "content/redirects.yaml")).rejects.toThrow("this version does not exist");
  expect(existsSync(join(root, "x"))).toBe(false);
});

test("what git says when it fails does not tell by which name and password a remote is reached", async () => {
  const remote = "https://ada:let-me-in@127.0.0.1:1/site.git";
  const failure = await gitIn(tmpdir())("ls-remote", "--", remote).then(
    () => undefined,
    (error: Error) => error,
  );
  expect(failure?.message).toContain("127.0.0.1:1/site.git");
  expect(inspect(failure)).not.toMatch(/let-me-in|ada:/);
});

test("tells a folder without a checkout from a git that fails", async () => {
  expect(await openHistory(contentCopy()).isThere()).toBe(false);
  const { root, history } = openCheckout();
  expect(await history.isThere()).toBe(true);
  appendFileSync(join(root, ".git/config"), "[neither");
  await expect(history.isThere()).rejects.toThrow("bad config");
});
