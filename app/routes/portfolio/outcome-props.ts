import type { RouteWords } from "#app/sections/case-card.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";

/** What the band of every outcome is given; each lays its cases out in its own way. */
export interface OutcomeProps {
  id: string;
  heading: string;
  lead: string;
  files: readonly CaseFile[];
  words: RouteWords;
  /** The word beside a tick. */
  tick: string;
}
