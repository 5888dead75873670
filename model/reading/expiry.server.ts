import type { Content } from "../content.server.ts";
import type { ContentProblem } from "./content-error.server.ts";

/** How many days ahead an editor is warned. */
const aheadDays = 60;

/** Facts whose last day has passed, and those whose last day comes soon, with what to do about each. */
export function expiryProblems({
  facts,
  today,
}: Pick<Content, "facts" | "today">): Record<"expired" | "soon", ContentProblem[]> {
  const limit = new Date(Date.parse(today) + aheadDays * 86_400_000).toISOString().slice(0, 10);
  const expired: ContentProblem[] = [];
  const soon: ContentProblem[] = [];
  for (const { file, id, until, isExpired } of facts) {
    if (until === null || until > limit) continue;
    const remedy = "count again and write a new asOf and until, or take the fact out";
    if (isExpired) expired.push({ file, field: id, reason: `expired on ${until}; ${remedy}` });
    else soon.push({ file, field: id, reason: `expires on ${until}; ${remedy}` });
  }
  return { expired, soon };
}
