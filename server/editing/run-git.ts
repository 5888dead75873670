import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { childEnvironment } from "../../cli/child-environment.ts";

/** Runs git in a checkout and returns its output. */
export type Git = (...words: string[]) => Promise<string>;

const run = promisify(execFile);
/** Nothing that a checkout brings along is run. */
const careful = ["core.hooksPath=/dev/null", "core.fsmonitor=false", "protocol.ext.allow=never", "core.quotePath=off"];

/** A history of fifty versions asks fifty times; so many processes at once would stop the server. */
const limit = pLimit(2);

/** How an operator tells git and ssh to reach the remote. */
const isOfGit = (name: string) => /^(GIT_|SSH_|XDG_|https?_proxy$|no_proxy$|all_proxy$)/i.test(name);

/** Git in a folder, with variables of its own. */
export function gitIn(root: string, variables: Readonly<Record<string, string>> = {}): Git {
  return async (...words) => {
    const settings = careful.flatMap((setting) => ["-c", setting]);
    const options = {
      cwd: root,
      // Messages in English, because some are read.
      env: childEnvironment(isOfGit, { LC_ALL: "C.UTF-8", ...variables }),
      maxBuffer: 8_000_000,
      timeout: 30_000,
    };
    const wholeLine = ["--no-pager", ...settings, ...words];
    const { stdout } = await limit(() => run("git", wholeLine, options)).catch((error: unknown) => {
      throw withoutKeys(error);
    });
    return stdout;
  };
}

/** The output of a git command; undefined for exit status 1, which means no. Other failures throw. */
export function answerOf(asked: Promise<string>): Promise<string | undefined> {
  return asked.catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 1) return undefined;
    throw error;
  });
}

/** Whether a version is part of a later one; one that is not known here is not. */
export async function isIn(git: Git, version: string, later: string): Promise<boolean> {
  const known = await answerOf(git("rev-parse", "--verify", "--quiet", `${version}^{commit}`));
  if (known === undefined) return false;
  return (await answerOf(git("merge-base", "--is-ancestor", version, later))) !== undefined;
}

/** A failure without the name and password by which a remote is reached. */
function withoutKeys(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const said: Record<string, unknown> = Object.fromEntries(
    ["message", "stack", "cmd", "stderr"].map((name) => [name, Reflect.get(error, name)]),
  );
  for (const [name, words] of Object.entries(said))
    if (typeof words === "string") Reflect.set(error, name, words.replace(/:\/\/[^/@\s]+@/g, "://"));
  return error;
}
