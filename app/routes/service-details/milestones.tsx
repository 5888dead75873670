import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";

type Words = ServiceDetailsPage["gates"];
type Gate = Words["items"][number];

/** Three decisions, each at its gate. */
export function Milestones({ words }: { words: Words }) {
  return (
    <Band name="milestones" tone="ink" labelledBy="gates">
      <div className="wrap">
        <BandHead id="gates" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ol
          role="list"
          className="grid gap-x-gut gap-y-12 md:grid-cols-3 md:grid-rows-[auto_auto_auto_1fr_auto] md:gap-y-0"
        >
          {words.items.map((gate) => (
            <GateItem key={gate.week} gate={gate} words={words} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

const item = "group md:row-span-5 md:grid md:grid-rows-subgrid";
const barrier =
  "mx-auto w-full max-w-110 spring-calm md:-ms-[8%] md:w-29/25 md:max-w-none motion-safe:group-hover:-translate-y-2";

function GateItem({ gate, words }: { gate: Gate; words: Words }) {
  return (
    <li className={item}>
      <div className="self-end">
        <Toy toy={gate.picture} sizes="100vw md:33vw xxl:33vw" className={barrier} />
      </div>
      <p className="mt-5 mb-1.5 font-bold text-mari">{gate.week}</p>
      <h3 className="max-w-[12em]">{gate.question}</h3>
      <p className="mt-3 mb-4 font-bold">{gate.answer}</p>
      <dl className="border-t-2 border-line-inv pt-4 leading-snug">
        <dt className="text-small text-on-ink-soft">{words.evidenceLabel}</dt>
        <dd className="mb-3">{gate.evidence}</dd>
        <dt className="text-small text-on-ink-soft">{words.ifNotLabel}</dt>
        <dd className="mb-3">{gate.ifNot}</dd>
      </dl>
    </li>
  );
}
