import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import "./funding-shares.css";

type Words = LabsPage["shares"];

/** Three funding routes as shares, and who owns what comes out. */
export function FundingShares({ words }: { words: Words }) {
  return (
    <Band name="funding-shares" tone="ink" labelledBy="shares">
      <div className="wrap">
        <BandHead id="shares" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        {words.routes.map((route) => (
          <article key={route.title}>
            <h3>{route.title}</h3>
            <SplitBar label={words.barLabel} parts={route.parts.map(asBarPart)} areShares />
            <dl>
              {route.points.map((point) => (
                <div key={point.label}>
                  <dt>{point.label}</dt>
                  <dd>{point.text}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </Band>
  );
}

function asBarPart({ who, percent, tone }: Words["routes"][number]["parts"][number]) {
  return { amount: percent, value: `${percent}%`, label: who, tone };
}
