import { Band } from "#app/ui/band.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { CaseCard } from "./case-card.tsx";

interface OutcomesProps {
  words: Pick<Pages["portfolio"], "views" | "route" | "compare">;
  jobs: readonly { outcome: string; heading: string; lead: string; files: readonly CaseFile[] }[];
}

const tones = ["paper", "ink", "paper-2", "paper"];

/** A shelf of cases for each outcome, on a ground of its own; on phones a shelf scrolls sideways. */
export function Outcomes({ words: { views, route, compare }, jobs }: OutcomesProps) {
  return (
    <Band name="outcomes" id="outcomes" pad="none" label={views.index}>
      {jobs.map(({ outcome, heading, lead, files }, index) => (
        <div key={outcome} id={outcome} data-tone={tones[index]} className={files.length > 0 ? "py-compact" : ""}>
          {files.length > 0 && (
            <div className="wrap">
              <header className="grid items-end gap-x-gut gap-y-4 pb-8 lg:cols-8-4">
                <h2>{heading}</h2>
                <p className="m-0">{lead}</p>
              </header>
              <ul role="list" className="rail -mx-edge lg:mx-0 lg:grid lg:grid-cols-3 gap-y-8 lg:px-0">
                {files.map((file) => (
                  <li key={file.slug} className="w-photo max-w-peep min-w-64 lg:w-auto">
                    <CaseCard file={file} words={route} tick={compare.tick} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      ))}
    </Band>
  );
}
