import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isTolerated } from "#model/reading/content-files.server.ts";
import { openVersions } from "./publishing/versions.ts";
import { openRemote } from "./remote.ts";
import { type Git, gitIn } from "./run-git.ts";
import { SpliceError } from "./splice-yaml.ts";

const folders = ["content", "brand", "public/images"];

export interface Commit {
  hash: string;
  /** Who made it, when (ISO 8601) and why. */
  name: string;
  date: string;
  subject: string;
}

export type History = ReturnType<typeof openHistory>;

/** What a checkout knows of its files, by the command line of git, with hooks off. */
export function openHistory(root: string, remote?: string) {
  const git = gitIn(root);
  return {
    versions: openVersions(root),
    remote: remote === undefined ? undefined : openRemote(git, remote, folders),
    /** Whether the site is a checkout at all; throws if git cannot tell. */
    async isThere(): Promise<boolean> {
      try {
        return (await git("rev-parse", "--is-inside-work-tree")).trim() === "true";
      } catch (error) {
        if (saysNoCheckout(error)) return false;
        throw error;
      }
    },
    async of(file: string): Promise<Commit[]> {
      const lines = await git("log", "-n", "50", "--format=%H%x1f%an%x1f%aI%x1f%s", "--", file);
      return lines.split("\n").filter(Boolean).map(commitOf);
    },
    /** A file as it was. */
    async at(hash: string, file: string): Promise<string> {
      if (!/^[0-9a-f]{40}$/.test(hash)) throw new SpliceError("this version does not exist");
      return git("show", `${hash}:./${file}`).catch(() => {
        throw new SpliceError("the file did not exist in that version");
      });
    },
    /** The words that a version changed in a file, in git's plain word diff. */
    changeIn: (hash: string, file: string) => git("show", "--format=", ...wordMarks, hash, "--", file),
    /** Files that differ from the last version, with their words. */
    changes: () => changedFiles(git),
    /** The words in which two texts of a file differ; null where one of them is not text. */
    between: (before: string | null, after: string | null) => wordsBetween(git, before, after),
  };
}

/** A machine without git has no checkout either. Any other failure stays an error. */
function saysNoCheckout(error: unknown): boolean {
  const { code, stderr, path } = error as { code?: unknown; stderr?: unknown; path?: unknown };
  if (code === "ENOENT") return path === "git";
  return code === 128 && String(stderr).includes("not a git repository");
}

async function changedFiles(git: Git): Promise<{ file: string; words: string | null }[]> {
  const status = await git("status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--", ...folders);
  const files = status
    .split("\0")
    .filter(Boolean)
    .map((line) => ({ isNew: line.startsWith("??"), path: line.slice(3) }))
    // What a write that was cut off has left behind, for one.
    .filter(({ path }) => !isTolerated(basename(path)));
  const prefix = (await git("rev-parse", "--show-prefix")).trim();
  return Promise.all(
    files.map(async ({ isNew, path }) => {
      const file = path.slice(prefix.length);
      const isText = /\.(ya?ml|md|txt|svg)$/.test(file);
      return { file, words: isNew || !isText ? null : await git("diff", "HEAD", ...wordMarks, "--", file) };
    }),
  );
}

/** Works without a checkout as well. */
async function wordsBetween(git: Git, before: string | null, after: string | null): Promise<string | null> {
  if (before === null || after === null) return null;
  const folder = mkdtempSync(join(tmpdir(), "studio-site-words-"));
  try {
    for (const [name, text] of Object.entries({ before, after })) writeFileSync(join(folder, name), text);
    const paths = [join(folder, "before"), join(folder, "after")];
    // Ends with 1 where they differ.
    return await git("diff", "--no-index", ...wordMarks, "--", ...paths).catch(
      (error: { stdout?: string }) => error.stdout ?? "",
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wordMarks = ["--no-color", "--no-ext-diff", "--no-textconv", "--word-diff=plain", "-U0"];

function commitOf(line: string): Commit {
  const [hash = "", name = "", date = "", subject = ""] = line.split("\x1f");
  return { hash, name, date, subject };
}
