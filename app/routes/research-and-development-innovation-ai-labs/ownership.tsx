import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import { formatPercent } from "#shared/format.ts";

type Words = LabsPage["shares"];

/** Three funding routes as shares, and who owns the results. */
export function Ownership({ words }: { words: Words }) {
  return (
    <Band name="ownership" tone="ink" labelledBy="shares" className="[--split-line:var(--color-ink)]">
      <div className="wrap">
        <BandHead id="shares" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        {words.routes.map((route) => (
          <article
            key={route.title}
            className="grid gap-x-gut gap-y-4 border-t-2 border-line-inv pt-6 pb-8 lg:grid-cols-[3fr_9fr]"
          >
            <h3>{route.title}</h3>
            <div>
              <SplitBar label={words.barLabel} parts={route.parts.map(asBarPart)} areShares />
              <dl className="mt-5 grid gap-x-gut gap-y-3 leading-snug md:grid-cols-3">
                {route.points.map((point) => (
                  <div key={point.label}>
                    <dt className="text-small text-on-ink-soft">{point.label}</dt>
                    <dd>{point.text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </article>
        ))}
      </div>
    </Band>
  );
}

function asBarPart({ who, percent, tone }: Words["routes"][number]["parts"][number]) {
  return { amount: percent, value: formatPercent(String(percent)), label: who, tone };
}
