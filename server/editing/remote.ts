import { SpliceError } from "./splice-yaml.ts";

/** Runs git in a checkout, and tells what it said. */
export type Git = (...words: string[]) => Promise<string>;

/** Where several machines share their content: any remote of git, by its name or address. */
export function openRemote(git: Git, address: string, folders: readonly string[]) {
  const branch = async () => (await git("symbolic-ref", "--short", "HEAD")).trim();
  return {
    /**
     * Takes what others have published since into the checkout.
     * @throws SpliceError where that touches anything but the content, or what lies here does not let it in
     */
    async catchUp(): Promise<void> {
      const name = await branch();
      const heads = await git("ls-remote", "--heads", "--", address, `refs/heads/${name}`).catch(() => {
        throw new SpliceError("the remote repository does not answer; nothing was published");
      });
      // A new remote has nothing yet.
      if (heads.trim() === "") return;
      await git("fetch", "--quiet", "--no-tags", "--", address, `refs/heads/${name}`);
      const names = await git("diff", "--name-only", "-z", "--relative", "HEAD...FETCH_HEAD", "--");
      const all = await git("diff", "--name-only", "-z", "HEAD...FETCH_HEAD", "--");
      const changed = names.split("\0").filter(Boolean);
      const foreign = changed.find((file) => !folders.some((folder) => file.startsWith(`${folder}/`)));
      if (foreign !== undefined || all.split("\0").length !== names.split("\0").length)
        throw new SpliceError(
          `the remote also changes ${foreign ?? "files outside this site"}; update this checkout by hand`,
        );
      await git("merge", "--ff-only", "--quiet", "FETCH_HEAD").catch(() => {
        throw new SpliceError(
          `what others have published does not go with what lies here (${changed.slice(0, 3).join(", ")}); mend it by hand`,
        );
      });
    },
    /** @throws SpliceError where somebody was faster, or the remote does not answer; the version is then taken back here */
    async push(): Promise<void> {
      await git("push", "--quiet", "--no-verify", "--", address, `HEAD:refs/heads/${await branch()}`).catch(
        async () => {
          await git("reset", "--quiet", "--soft", "HEAD~1");
          await git("reset", "--quiet", "--", ...folders);
          throw new SpliceError(
            "somebody else has just published, or the remote does not answer: press Publish once more",
          );
        },
      );
    },
  };
}
