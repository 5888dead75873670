import { fork } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { childEnvironment } from "../../../cli/child-environment.ts";
import { isSetting } from "../../env.ts";
import type { DraftFile } from "../drafts/draft-files.ts";
import { SpliceError } from "../splice-yaml.ts";

const program = join(import.meta.dirname, "../../../build-steps/build.ts");
/** Enough of a build's last words to know what to mend. */
const wordsTold = 400;

interface ReleaseOrder {
  /** Its name. */
  id: string;
  /** The site's folder that it is made of. */
  contentFolder: string;
  say: (progress: string) => void;
  signal: AbortSignal;
}

/** Makes a release that is not served yet. */
export type MakeRelease = (order: ReleaseOrder) => Promise<void>;

/** Builds in a process of its own, which ends with us. */
export const buildRelease: MakeRelease = ({ id, contentFolder, say, signal }) => {
  const env = childEnvironment(isSetting, { CONTENT_DIR: contentFolder });
  const child = fork(program, ["--apart", id], { env, execArgv: [], stdio: ["ignore", "pipe", "pipe", "ipc"] });
  // It then ends by itself, and what it has started with it.
  const leave = () => void (child.connected && child.disconnect());
  signal.addEventListener("abort", leave, { once: true });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(String(chunk)));
  child.on("message", ({ what, done, total }: { what: string; done: number; total: number }) =>
    say(`${what}: ${done} of ${total}`),
  );
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      signal.removeEventListener("abort", leave);
      if (code === 0) return resolve();
      const lines = output.join("").split("\n");
      const said = lines
        .filter((line) => !/: \d+ of \d+$/.test(line))
        .join("\n")
        .trim();
      console.error(`The build of ${id} failed:\n${said}`);
      reject(new SpliceError(`the site could not be built: ${said.slice(-wordsTold)}`));
    });
  });
};

/** The places in the folder of builds that a publication uses while it is under way. */
function placesOf(buildFolder: string, id: string) {
  const [content, ...ofBuild] = [".publishing-", ".making-", ".building-"].map((name) => join(buildFolder, name + id));
  return { content: content ?? "", ofBuild };
}

/** A copy of the site's folder with the files and pictures of a draft in place of its own. */
export function copySite(root: string, buildFolder: string, id: string, { files, pictures }: DraftFile): string {
  const content = copyOfSite(buildFolder, id);
  rmSync(content, { recursive: true, force: true });
  for (const name of ["brand", "content", "public"])
    if (existsSync(join(root, name)))
      cpSync(join(root, name), join(content, name), { recursive: true, dereference: true, filter: isNoRest });
  for (const [file, text] of files) {
    rmSync(join(content, file), { force: true });
    if (text === null) continue;
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
  for (const [file, copy] of pictures) cpSync(copy, join(content, file));
  return content;
}

/** The folder of the copy that a release is made of. */
export const copyOfSite = (buildFolder: string, id: string) => placesOf(buildFolder, id).content;

/** What a write that was cut off has left behind is not part of the site. */
const isNoRest = (path: string) => !path.endsWith(".tmp");

/** Removes the files that a publication has left, and its release if it failed. */
export function clearAway(buildFolder: string, id: string, { isRefused }: { isRefused: boolean }): void {
  const { content, ofBuild } = placesOf(buildFolder, id);
  const left = [content, ...ofBuild, ...(isRefused && id ? [join(buildFolder, "releases", id)] : [])];
  for (const place of left) rmSync(place, { recursive: true, force: true });
}
