import type { Content } from "../content.server.ts";
import { pagesOfFact } from "../pages/pages-of-files.server.ts";

/** All public facts for machines: paths without base, numbers as numbers, null for missing values. */
export function proofFile(content: Content): string {
  const facts = content.facts
    .filter(({ isPublic }) => isPublic)
    .map(({ id, claim, value, unit, asOf, until, source, by, leavesOut, isSample, files, asked }) => ({
      ...{ id, claim, value, unit, asOf, until, source, by, leavesOut, sample: isSample },
      pages: pagesOfFact(content, { files, asked }).map(({ path }) => path),
    }));
  return JSON.stringify({ facts });
}
