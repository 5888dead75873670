import type { Content } from "../content.server.ts";
import type { Found } from "./search-text.server.ts";

/** Public facts for the search, each by its claim. */
export function factTexts({ facts }: Content): Found[] {
  return facts
    .filter(({ isPublic }) => isPublic)
    .map(({ id, claim, figure, source, leavesOut, department }) => ({
      ...{ title: claim, path: `/proof#${id}`, summary: source, department: department ?? undefined },
      pieces: [figure, leavesOut ?? ""],
    }));
}
