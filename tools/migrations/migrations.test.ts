import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";

/** A home page as earlier versions had it. */
const home = `head:
  title: The old home page of a studio
  description: A page as an earlier version of the software had it, with a block of words for each of its sections.
chooser:
  title: What do you need?
  more: { label: Not on the list?, url: /contact }
services:
  # Kept by the editor.
  title: What we do.
  lead: Each field has its own people.
games: { tag: Now shipping, note: No more games, action: { label: All games, url: /portfolio } }
process: { title: From idea to launch. }
cases: { title: Off the bench., lead: What was in the way., picks: [q, anstoss, siatka] }
quotes: { picks: [ewa], action: { label: All clients, url: /testimonial } }
close:
  title: Shall we talk?
  lead: A person answers.
  action: { label: Get in Touch, url: /contact }
  imgUrl: /images/plate-5.webp
  alt: A toy compass
`;

function git(root: string, ...words: string[]): void {
  execFileSync("git", ["-C", root, "-c", "user.name=T", "-c", "user.email=t@example.com", ...words]);
}

function oldSite(): string {
  const root = contentCopy();
  writeFileSync(join(root, "content/pages/home.yaml"), home);
  git(root, "init", "-q");
  git(root, "add", "-A");
  git(root, "commit", "-qm", "old");
  return root;
}

const migrate = (root: string) => spawnSync("node", ["tools/migrate.ts", "--root", root], { encoding: "utf8" });
const read = (root: string) => readFileSync(join(root, "content/pages/home.yaml"), "utf8");

test("an old page becomes bands that pass the check; comments stay, what has no place is listed", async () => {
  const root = oldSite();
  const { status, stdout } = migrate(root);
  expect(stdout).toContain("content/pages/home.yaml is a list of bands now. These words have no place in it:");
  expect(stdout).toContain('games.note: "No more games"');
  expect(status).toBe(0);
  expect(await problemsIn(root)).toEqual([]);
  expect(read(root)).toContain("# Kept by the editor.\n");
  expect(read(root)).toContain("- case: anstoss");
});

test("a second migration changes nothing", () => {
  const root = oldSite();
  migrate(root);
  const once = read(root);
  expect(migrate(root)).toMatchObject({ status: 0, stdout: expect.stringContaining("Nothing to do") });
  expect(read(root)).toBe(once);
});

test("uncommitted changes and a folder without git are refused, and nothing is written", () => {
  const changed = oldSite();
  writeFileSync(join(changed, "content/pages/notes.txt"), "mine");
  expect(migrate(changed)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Commit or discard these first: content/pages/notes.txt."),
  });
  const plain = mkdtempSync(join(tmpdir(), "studio-site-plain-"));
  cpSync(join(changed, "content"), join(plain, "content"), { recursive: true });
  expect(migrate(plain)).toMatchObject({ status: 1, stderr: expect.stringContaining("not a git checkout") });
  for (const root of [changed, plain]) expect(read(root)).toBe(home);
});
