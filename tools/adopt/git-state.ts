import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";

/** What git would lose sight of, were the site adopted now; undefined without git. */
export function uncommitted(folder: string, besides: readonly string[]): string[] | undefined {
  const git = (...words: string[]) => spawnSync("git", ["-C", folder, ...words], { encoding: "utf8" });
  const top = git("rev-parse", "--show-toplevel");
  if (top.status !== 0) return undefined;
  const { status, stdout } = git("status", "--porcelain=v1", "-z", "--untracked-files=all", "--", folder);
  if (status !== 0) return undefined;
  const own = besides.map((file) => real(file));
  return namesOf(stdout).filter((name) => !own.includes(real(resolve(top.stdout.trim(), name))));
}

/** A renamed file's former name follows as a record of its own. */
function namesOf(output: string): string[] {
  const records = output.split("\0").filter(Boolean);
  return records.flatMap((record, at) => {
    const isFormerName = at > 0 && /^[RC]/.test(records[at - 1] ?? "");
    return isFormerName ? [] : [record.slice(3)];
  });
}

function real(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
