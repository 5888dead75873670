import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { parseAddress } from "../changes.ts";
import { isTakenBySite, shownPictures } from "../drafts/draft-pictures.ts";
import type { Workspace } from "../workspaces.ts";

/** What keeps a draft from being published, in the words of the check. */
export async function obstaclesTo({ site, drafts }: Workspace): Promise<readonly ContentProblem[]> {
  const { files, pictures, held, stuck } = await drafts.read();
  const own = held.map(({ address }) =>
    problemAt(address, "is saved as you typed it; fix it, or press Escape in its field to drop it"),
  );
  const others = stuck.map((file) =>
    problemAt(
      file,
      "somebody else has arranged the same list or taken the file away; discard your draft and begin anew",
    ),
  );
  const twice = [...shownPictures(files, pictures)]
    .filter(([path, copy]) => isTakenBySite(site.root, path, copy))
    .map(([file]) => ({
      file,
      field: "",
      reason: "somebody else has published a picture of this name; upload yours anew",
    }));
  const { problems, unwritten } = await site.now();
  return [...own, ...others, ...twice, ...problems, ...unwritten];
}

/** The first of several problems, in one sentence. */
export function sentenceOf([first, ...others]: readonly ContentProblem[]): string {
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  return first ? `${[first.file, first.field, first.reason].filter(Boolean).join(": ")}${more}` : "";
}

function problemAt(address: string, reason: string): ContentProblem {
  const { file, path } = parseAddress(address.replace(/^content\//, ""));
  return { file, field: path.join("."), reason };
}
