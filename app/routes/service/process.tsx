import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { SplitBar } from "#app/ui/split-bar.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import type { Department } from "#shared/department.ts";

type Words = ServicePage["scale"];
type Stop = Words["stops"][number] & { title: string; department: Department };

const stopLook = "group border-t-3 pt-4 pb-6 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-0 lg:pb-0";
const paperLook =
  "mt-4 mb-0 rounded-b-md border-t-2 border-dashed border-line bg-white p-4 leading-snug spring-calm motion-safe:group-hover:translate-y-2";

/** The process as a bar to scale, and what the client holds after each part. */
export function Process({ words, stops }: { words: Words; stops: Stop[] }) {
  const parts = stops.map(({ weeks, title, department }) => ({
    amount: weeks,
    value: `${weeks}${words.unit}`,
    label: title,
    tone: department,
  }));
  return (
    <Band name="process" tone="paper-2" labelledBy="scale">
      <div className="wrap">
        <BandHead id="scale" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <SplitBar label={words.barLabel} parts={parts} className="by-scroll [--piece:draw-along]" />
        <ol role="list" className="mt-8 grid gap-x-gut md:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_auto_1fr]">
          {stops.map((stop) => (
            <li key={stop.title} className={stopLook}>
              <h3 className="text-h4">{stop.title}</h3>
              <p className="mt-2 mb-0 leading-snug">{stop.text}</p>
              <p className={paperLook}>
                <Prose text={stop.paper} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
