import { execFileSync } from "node:child_process";

export const git = (folder: string, ...words: string[]) =>
  execFileSync("git", words, { cwd: folder, encoding: "utf8" });

/** Makes a checkout of a folder, with one version. */
export function checkoutOf(folder: string): string {
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "config", "user.name", "Ada");
  git(folder, "config", "user.email", "ada@example.com");
  git(folder, "add", "content", "brand");
  git(folder, "commit", "--quiet", "-m", "First");
  return folder;
}
