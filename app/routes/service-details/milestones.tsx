import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";

type Words = ServiceDetailsPage["gates"];
type Gate = Words["items"][number];

/** Three decisions as barriers: up if the gate opened, down if it stayed shut. */
export function Milestones({ words }: { words: Words }) {
  return (
    <Band name="milestones" tone="ink" labelledBy="gates">
      <div className="wrap">
        <BandHead id="gates" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ol className="grid gap-x-gut gap-y-12 md:grid-cols-3 md:grid-rows-[auto_auto_auto_1fr_auto] md:gap-y-0">
          {words.items.map((gate) => (
            <GateItem key={gate.week} gate={gate} words={words} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

const item = "group [--reveal-from:0_0] md:row-span-5 md:grid md:grid-rows-subgrid";

function GateItem({ gate, words }: { gate: Gate; words: Words }) {
  return (
    <li data-reveal="shown" className={item}>
      <Barrier isOpen={gate.isOpen} />
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

const swings = {
  open: "-rotate-38 motion-safe:group-hover:-rotate-52 motion-safe:group-data-[reveal=pending]:rotate-0",
  shut: "motion-safe:group-hover:-rotate-4",
};

/** In one column nothing has to align with the open ones, so the shut barrier omits the sky. */
function Barrier({ isOpen }: { isOpen: boolean }) {
  const swing = isOpen ? swings.open : swings.shut;
  return (
    <svg
      className={`w-full max-w-105 overflow-visible ${isOpen ? "" : "max-md:-mt-[22%]"}`}
      viewBox="0 -78 300 248"
      aria-hidden="true"
    >
      <path className="stroke-paper stroke-3" d="M0 166H300" />
      <path className="fill-paper" d="M26 70H62V166H26Z" />
      <path className="fill-paper-3" d="M14 148H74V166H14Z" />
      <g className={`origin-[44px_88px] spring-slow ${swing}`}>
        <path className="fill-white" d="M44 74H282V102H44Z" />
        <path className="fill-tang" d="M92 74H128L112 102H76ZM162 74H198L182 102H146ZM232 74H268L252 102H216Z" />
      </g>
      <circle className="fill-mari stroke-ink stroke-4" cx="44" cy="88" r="13" />
    </svg>
  );
}
