import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { parseAddress } from "./changes.ts";
import { rawIfAny, writeWhole } from "./content-file.ts";
import type { Desk } from "./desks.ts";
import type { DraftFiles } from "./drafts/drafts.ts";
import type { Author, History } from "./git.ts";
import { SpliceError } from "./splice-yaml.ts";
import type { Outcome } from "./write-changes.ts";

interface Publication {
  title: string;
  /** Not of one's own machine, where git knows who it is. */
  author: Author | undefined;
}

/** What keeps a draft from being published, in the words of the check. */
export async function obstaclesTo({ site, drafts }: Desk): Promise<readonly ContentProblem[]> {
  const { held, stuck } = await drafts.read();
  const own = held.map(({ address }) => problemAt(address, "is kept as you typed it; mend it or let go of it"));
  const others = stuck.map((file) =>
    problemAt(
      file,
      "somebody else has arranged the same list or taken the file away; discard your draft and begin anew",
    ),
  );
  return [...own, ...others, ...(await site.now()).problems];
}

function problemAt(address: string, reason: string): ContentProblem {
  const { file, path } = parseAddress(address.replace(/^content\//, ""));
  return { file, field: path.join("."), reason };
}

/** Writes the draft into the files of the site and makes a version of them; if that fails, they are as before. */
export async function publishDraft(desk: Desk, history: History, publication: Publication): Promise<Outcome> {
  return desk.writer.inTurn(async () => {
    const isCheckout = await history.isThere();
    if (isCheckout) await history.remote?.catchUp();
    desk.site.lay((await desk.drafts.read()).files);
    const problems = await obstaclesTo(desk);
    if (problems.length > 0) return { state: "refused", problems };
    const { root } = desk.site;
    const draft = await desk.drafts.read();
    const changed = isCheckout ? (await history.changes()).map(({ file }) => file) : [];
    const files = [...new Set([...changed, ...draft.files.keys()])];
    if (files.length === 0) throw new SpliceError("nothing has changed since the last version");
    const before = new Map([...draft.files.keys()].map((file) => [file, rawIfAny(root, file)]));
    writeFiles(root, draft.files);
    try {
      if (isCheckout) await history.commit(files, publication.title, publication.author);
      if (isCheckout) await history.remote?.push();
    } catch (error) {
      writeFiles(root, before);
      throw error;
    }
    await forget(desk, draft);
    return { state: "saved" };
  });
}

function writeFiles(root: string, files: DraftFiles): void {
  for (const [file, raw] of files) {
    if (raw !== null) writeWhole(root, file, raw);
    else if (existsSync(join(root, file))) rmSync(join(root, file));
  }
}

/** What is in the files now is no draft any more. */
async function forget({ site, drafts }: Desk, draft: { files: DraftFiles }): Promise<void> {
  await drafts.put(draft.files);
  site.lay((await drafts.read()).files);
}
