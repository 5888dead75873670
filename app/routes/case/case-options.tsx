import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import type { Bench } from "#shared/bench.ts";
import "./case-options.css";

type Words = Pages["case"]["options"];

interface CaseOptionsProps {
  words: Words;
  lead: string;
  options: Case["options"];
  bench: Bench;
}

/** The routes that were open, side by side; the chosen one is raised and flagged. */
export function CaseOptions({ words, lead, options, bench }: CaseOptionsProps) {
  return (
    <Band name="case-options" tone="paper-2" labelledBy="options">
      <div className="wrap">
        <BandHead id="options" title={words.title}>
          <p>{lead}</p>
        </BandHead>
        <ol data-many={options.length > 3 || undefined}>
          {options.map((option) => (
            <li key={option.title} data-tone={option.isChosen ? bench : undefined}>
              <Option words={words} option={option} />
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

function Option({ words, option }: { words: Words; option: Case["options"][number] }) {
  return (
    <>
      {option.isChosen && <span className="flag">{words.chosen}</span>}
      <h3>{option.title}</h3>
      <p>{option.text}</p>
      <dl>
        <div>
          <dt>{words.cost}</dt>
          <dd>{option.cost}</dd>
        </div>
        <div>
          <dt>{words.risk}</dt>
          <dd>{option.risk}</dd>
        </div>
      </dl>
      <p>
        <b>{option.isChosen ? words.taken : words.notTaken}</b> {option.why}
      </p>
    </>
  );
}
