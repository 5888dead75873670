import type { RouteWords } from "#app/sections/case-card.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";

/** Props of every outcome's band; each lays out its cases in its own way. */
export interface OutcomeProps {
  id: string;
  heading: string;
  lead: string;
  files: readonly CaseFile[];
  words: RouteWords;
  /** The label of a tick box. */
  tick: string;
}

/** The heading of an outcome, and how we approach such jobs. */
export function OutcomeHead({ id, heading, lead }: Pick<OutcomeProps, "id" | "heading" | "lead">) {
  return (
    <header className="grid-12 col-span-12 items-end">
      <h2 id={`${id}-title`} className="col-span-12 md:col-span-8">
        {heading}
      </h2>
      <p className="col-span-12 mt-3.5 mb-0 max-w-76 md:col-span-4 md:mt-0">{lead}</p>
    </header>
  );
}
