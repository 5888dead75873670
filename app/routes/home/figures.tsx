import { ProofMark } from "#app/sections/proof-mark.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Department } from "#shared/department.ts";

interface FiguresProps {
  title: string;
  lead: string;
  text: string;
  action: { label: string; url: string };
  counters: {
    number: number;
    symbol: string;
    title: string;
    note: string;
    department: Department;
    proof?: string | undefined;
  }[];
}

/** Their lengths are decoration, not a scale. */
const lengths = ["md:w-5/6", "w-5/6 md:w-2/3 xl:w-5/8", "w-5/6 md:w-3/5 xl:w-8/15", "w-5/6 md:w-5/9 xl:w-12/25"];

/** Who we are, and four figures as bars that grow from one page edge and continue as dotted lines to the other. */
export function Figures({ title, lead, text, action, counters }: FiguresProps) {
  return (
    <Band name="figures" labelledBy="tally-title" bleed>
      <div className="wrap">
        <div className="grid gap-x-gut gap-y-5 md:grid-cols-12">
          <h2 id="tally-title" className="md:col-span-7">
            {title}
          </h2>
          <div className="pt-2.5 md:col-span-5">
            <p className="lead">{lead}</p>
            <p>{text}</p>
            <ArrowLink to={action.url}>{action.label}</ArrowLink>
          </div>
        </div>
        <dl className="-ms-out mt-half grid gap-2">
          {counters.map(({ number, symbol, title: name, note, department, proof }, index) => (
            <div key={name} className={`group figure-bar ${lengths[index] ?? ""}`} data-tone={department}>
              <dt>
                {name} <ProofMark id={proof} /> <small>{note}</small>
              </dt>
              <dd>
                {number}
                {symbol}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
