import type { Content } from "../content.server.ts";
import { captionProblems } from "./caption-problems.server.ts";
import type { Excuse } from "./citing-files.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { headProblems } from "./head-problems.server.ts";
import { watchProblems } from "./words-watch.server.ts";

interface Wording {
  pages: Partial<Content["pages"]>;
  /** The content as parsed, by file. */
  values: ReadonlyMap<string, unknown>;
  excuses: readonly Excuse[];
}

/** What is valid and still written badly: heads and captions that say nothing of their own, and what is watched. */
export function wordingProblems(root: string, { pages, values, excuses }: Wording): ContentProblem[] {
  return [...headProblems(pages), ...captionProblems(values), ...watchProblems(root, { values, excuses })];
}
