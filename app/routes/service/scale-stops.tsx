import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import type { Bench } from "#shared/bench.ts";
import "./scale-stops.css";

type Words = ServicePage["scale"];
type Stop = Words["stops"][number] & { title: string; bench: Bench };

/** The process as a bar to scale, and what the client holds after each part of it. */
export function ScaleStops({ words, stops }: { words: Words; stops: Stop[] }) {
  const parts = stops.map(({ weeks, title, bench }) => ({
    amount: weeks,
    value: `${weeks}${words.unit}`,
    label: title,
    tone: bench,
  }));
  return (
    <Band name="scale-stops" tone="paper-2" labelledBy="scale">
      <div className="wrap">
        <BandHead id="scale" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <SplitBar label={words.barLabel} parts={parts} />
        <ol className="stops">
          {stops.map((stop) => (
            <li key={stop.step}>
              <h3>{stop.title}</h3>
              <p>{stop.text}</p>
              <p className="paper">
                <Prose text={stop.paper} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
