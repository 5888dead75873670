import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWhole } from "../content-file.ts";
import { answerOf, type Git, gitIn, isIn } from "../run-git.ts";
import { SpliceError } from "../splice-yaml.ts";

/** In whose name a version is made, if not that of the machine. */
export interface Author {
  name: string;
  email: string;
}

interface NewVersion {
  /** A folder in which the files are as they are to be. */
  folder: string;
  files: readonly string[];
  title: string;
  author: Author | undefined;
}

/** Versions of a checkout; none is ever half written. */
export function openVersions(root: string) {
  const git = gitIn(root);
  const head = async () => (await answerOf(git("rev-parse", "--verify", "--quiet", "HEAD")))?.trim();
  const move = async (version: string, from: string | undefined) =>
    void (await git("update-ref", "-m", "publish", "HEAD", version, from ?? "0".repeat(40)));
  /** So that git sees no difference in files that are as the version has them. */
  const settle = async (files: readonly string[]) => {
    if (files.length > 0) await git("reset", "--quiet", "--", ...files);
  };
  return {
    head,
    isIn: (version: string, later: string) => isIn(git, version, later),
    move,
    settle,
    /** Makes a version that follows the present one; neither files nor HEAD of the checkout change. */
    make: (wanted: NewVersion) => withIndex(root, (index) => makeVersion(root, index, wanted)),
    /**
     * Takes a version of others: its files, one after the other, then the checkout's HEAD. An interrupted run
     * starts again and gets the same result.
     * @throws SpliceError if local changes conflict with it; with `leave` local changes stay
     */
    async take(version: string, { leave = false } = {}): Promise<void> {
      const from = await head();
      if (from === undefined || (await isIn(git, version, from))) return;
      const names = await changedIn(git, from, version);
      if (!(await isIn(git, from, version))) throw refusal(names);
      const own: string[] = [];
      for (const name of names) if (await isOwn(root, name, version)) own.push(name);
      if (own.length > 0 && !leave) throw refusal(own);
      const taken = names.filter((name) => !own.includes(name));
      await withIndex(root, (index) => writeFiles(root, index, { version, names: taken }));
      await move(version, from);
      await settle(names);
    },
    /** Reads another editor's version before it is merged: the path of a copy of each file that it changes, or undefined if it deletes the file. */
    async look<Result>(version: string, act: (changed: Changed) => Promise<Result>): Promise<Result> {
      const names = await changedIn(git, (await head()) ?? version, version);
      return await withIndex(root, async (index) => await act(await checkOut(root, index, { version, names })));
    },
    /** Author and subject of the last change to a file in another editor's version; those of the version itself where it did not change the file. */
    async lastHand(version: string, file: string): Promise<{ name: string; subject: string }> {
      const ask = (...words: string[]) =>
        git("log", "-n", "1", "--format=%an%x1f%s", `HEAD..${version}`, "--", ...words);
      const [name = "", subject = ""] = ((await ask(file)) || (await ask())).trim().split("\x1f");
      return { name, subject };
    },
    /** The files that a version changed. */
    async filesOf(version: string): Promise<string[]> {
      const options = ["--root", "-r", "--no-commit-id", "--name-only", "-z", "--relative"];
      return (await git("diff-tree", ...options, version)).split("\0").filter(Boolean);
    },
    /** What a git that was killed in this checkout has left behind. */
    async unlock(): Promise<void> {
      const lock = (await git("rev-parse", "--git-path", "index.lock")).trim();
      rmSync(join(root, lock), { force: true });
    },
  };
}

function refusal(names: readonly string[]): SpliceError {
  const which = names.slice(0, 3).join(", ");
  return new SpliceError(
    `what others have published conflicts with files in this checkout (${which}); resolve it by hand`,
  );
}

/** Whether somebody has changed a file by hand, and not to what the version makes of it. */
async function isOwn(root: string, name: string, version: string): Promise<boolean> {
  const git = gitIn(root);
  const [hash, former, next] = [
    existsSync(join(root, name)) ? git("hash-object", "--", name) : "",
    ...["HEAD", version].map((at) => git("rev-parse", "--verify", "--quiet", `${at}:./${name}`).catch(() => "")),
  ];
  const [own, ...known] = await Promise.all([hash, former, next]);
  return !known.includes(own);
}

/** A list of files that git keeps for us alone. */
async function withIndex<Result>(
  root: string,
  act: (index: { folder: string; git: ReturnType<typeof gitIn> }) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-version-"));
  try {
    return await act({ folder, git: gitIn(root, { GIT_INDEX_FILE: join(folder, "index") }) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Index = Parameters<Parameters<typeof withIndex>[1]>[0];

async function makeVersion(
  root: string,
  { git }: Index,
  { folder, files, title, author }: NewVersion,
): Promise<string> {
  const from = await openVersions(root).head();
  await git("read-tree", from ?? "--empty");
  const prefix = (await git("rev-parse", "--show-prefix")).trim();
  for (const file of files) {
    const path = `${prefix}${file}`;
    if (!existsSync(join(folder, file))) {
      await git("update-index", "--force-remove", "--", file);
      continue;
    }
    const hash = (await git("hash-object", "-w", `--path=${path}`, "--", join(folder, file))).trim();
    await git("update-index", "--add", "--cacheinfo", `100644,${hash},${path}`);
  }
  const tree = (await git("write-tree")).trim();
  const named = author ? ["-c", `user.name=${author.name}`, "-c", `user.email=${author.email}`] : [];
  const parents = from ? ["-p", from] : [];
  const said = await git(...named, "commit-tree", tree, ...parents, "-m", title).catch((error: unknown) => {
    const isNameless = /user\.(name|email)|empty ident/.test(error instanceof Error ? error.message : "");
    throw new SpliceError(
      isNameless ? 'git does not know who you are: git config user.name "…", and user.email' : "git refused it",
    );
  });
  return said.trim();
}

async function changedIn(git: Git, from: string, to: string): Promise<string[]> {
  return (await git("diff", "--name-only", "-z", "--relative", from, to, "--")).split("\0").filter(Boolean);
}

/** Path of a copy of each file, by name; undefined for a deleted one. */
type Changed = ReadonlyMap<string, string | undefined>;

interface Wanted {
  version: string;
  names: readonly string[];
}

/** Copies of the files of a version, in the folder of its index. */
async function checkOut(root: string, { folder, git }: Index, { version, names }: Wanted): Promise<Changed> {
  await git("read-tree", version);
  const prefix = (await gitIn(root)("rev-parse", "--show-prefix")).trim();
  const there = new Set((await git("ls-files", "-z")).split("\0"));
  const wanted = names.filter((name) => there.has(name));
  if (wanted.length > 0) await git("checkout-index", "--force", `--prefix=${folder}/files/`, "--", ...wanted);
  const copies = names.map((name): [string, string | undefined] => {
    const copy = join(folder, "files", prefix, name);
    if (!existsSync(copy)) return [name, undefined];
    if (lstatSync(copy).isSymbolicLink()) throw refusal([name]);
    return [name, copy];
  });
  return new Map(copies);
}

async function writeFiles(root: string, index: Index, wanted: Wanted): Promise<void> {
  for (const [name, copy] of await checkOut(root, index, wanted)) {
    if (copy === undefined) rmSync(join(root, name), { force: true });
    else writeWhole(root, name, readFileSync(copy));
  }
}
