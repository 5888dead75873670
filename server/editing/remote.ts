import { answerOf, type Git, isIn } from "./run-git.ts";
import { SpliceError } from "./splice-yaml.ts";

/** Where several machines share their content: any remote of git, by its name or address. */
export function openRemote(git: Git, address: string, folders: readonly string[]) {
  const branch = async () => (await git("symbolic-ref", "--short", "HEAD")).trim();
  const newest = async (): Promise<string | undefined> => {
    const heads = await git("ls-remote", "--heads", "--", address, `refs/heads/${await branch()}`).catch(() => {
      throw new SpliceError("the remote repository does not answer; nothing was published");
    });
    // A new remote is empty.
    return heads.trim().split(/\s/)[0] || undefined;
  };
  const sharesHistory = async (version: string): Promise<void> => {
    const own = await answerOf(git("rev-parse", "--verify", "--quiet", "HEAD"));
    if (own === undefined)
      throw new SpliceError("this checkout has no version yet, but the remote repository has: run git pull here once");
    if ((await answerOf(git("merge-base", own.trim(), version))) === undefined)
      throw new SpliceError(
        "the remote repository's history has no version in common with this checkout: let CONTENT_REMOTE name the repository that this checkout was cloned from, or clone the remote one anew and let CONTENT_DIR name that",
      );
  };
  return {
    /**
     * Fetches what others have published, up to a version or all of it.
     * @returns its version, or undefined for an empty remote
     * @throws SpliceError if that touches anything but the content, or does not descend from the local version
     */
    async fetch(upTo = "FETCH_HEAD"): Promise<string | undefined> {
      if (!(await newest())) return undefined;
      await git("fetch", "--quiet", "--no-tags", "--", address, `refs/heads/${await branch()}`);
      const version = (await answerOf(git("rev-parse", "--verify", "--quiet", `${upTo}^{commit}`)))?.trim();
      if (!version) return undefined;
      await sharesHistory(version);
      const names = await git("diff", "--name-only", "-z", "--relative", `HEAD...${version}`, "--");
      const all = await git("diff", "--name-only", "-z", `HEAD...${version}`, "--");
      const foreign = names
        .split("\0")
        .filter(Boolean)
        .find((file) => !folders.some((folder) => file.startsWith(`${folder}/`)));
      if (foreign !== undefined || all.split("\0").length !== names.split("\0").length)
        throw new SpliceError(
          `the remote also changes ${foreign ?? "files outside this site"}; update this checkout by hand`,
        );
      return version;
    },
    /** @throws SpliceError where somebody was faster, or the remote does not answer */
    async push(version: string): Promise<void> {
      const pushed = await git(
        "push",
        "--quiet",
        "--no-verify",
        "--",
        address,
        `${version}:refs/heads/${await branch()}`,
      )
        .then(() => true)
        // The answer may be missing although the push succeeded.
        .catch(async () => (await newest().catch(() => undefined)) === version);
      if (!pushed)
        throw new SpliceError("somebody else has just published, or the remote does not answer: press Publish again");
    },
    /** Whether a version has arrived there. */
    async has(version: string): Promise<boolean> {
      if (!(await newest())) return false;
      await git("fetch", "--quiet", "--no-tags", "--", address, `refs/heads/${await branch()}`);
      return isIn(git, version, "FETCH_HEAD");
    },
  };
}
