import { ContentError, type ContentProblem } from "#model/reading/content-error.server.ts";
import { readContent } from "#model/reading/read-content.server.ts";
import type { History } from "../git.ts";
import { overlayFiles } from "../overlay.ts";
import { SpliceError } from "../splice-yaml.ts";
import { sentenceOf } from "./obstacles.ts";

/**
 * Reads the site with what others have pushed, before any of it is in the site's folder.
 * @throws SpliceError that names the file and who pushed it, where theirs alone keeps the site from being read
 */
export async function checkTheirs(
  { root, history }: { root: string; history: History },
  theirs: string,
): Promise<void> {
  const problems = await history.versions.look(theirs, async (changed) => {
    const gone = [...changed].flatMap(([file, copy]): [string, null][] => (copy === undefined ? [[file, null]] : []));
    const copies = [...changed].flatMap(([file, copy]): [string, string][] =>
      copy === undefined ? [] : [[file, copy]],
    );
    const { folder, drop } = overlayFiles(root, new Map(gone), new Map(copies));
    try {
      return await problemsIn(folder);
    } finally {
      drop();
    }
  });
  const [first] = problems;
  // Problems that exist here already are reported by the check of the whole site; their version may fix them.
  if (!first || (await problemsIn(root)).length > 0) return;
  const { name, subject } = await history.versions.lastHand(theirs, first.file);
  throw new SpliceError(
    `${sentenceOf(problems)}. ${name} has pushed that as “${subject}”; nothing of it is in the site yet, and nobody can publish until it is fixed in the remote repository`,
  );
}

async function problemsIn(root: string): Promise<readonly ContentProblem[]> {
  try {
    await readContent({ root, preview: true });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
