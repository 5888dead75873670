import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./gate-bars.css";

type Words = ServiceDetailsPage["gates"];
type Gate = Words["items"][number];

/** Three decisions as barriers: up when the gate opened, down when it stayed shut. */
export function GateBars({ words }: { words: Words }) {
  return (
    <Band name="gate-bars" tone="ink" labelledBy="gates">
      <div className="wrap">
        <BandHead id="gates" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ol>
          {words.items.map((gate) => (
            <GateItem key={gate.week} gate={gate} words={words} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

function GateItem({ gate, words }: { gate: Gate; words: Words }) {
  return (
    <li data-reveal="shown">
      <Barrier isOpen={gate.isOpen} />
      <p className="week">{gate.week}</p>
      <h3>{gate.question}</h3>
      <p className="answer">{gate.answer}</p>
      <dl>
        <dt>{words.evidenceLabel}</dt>
        <dd>{gate.evidence}</dd>
        <dt>{words.ifNotLabel}</dt>
        <dd>{gate.ifNot}</dd>
      </dl>
    </li>
  );
}

function Barrier({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="barrier" viewBox="0 -78 300 248" aria-hidden="true" data-open={isOpen || undefined}>
      <path className="ground" d="M0 166H300" />
      <path className="post" d="M26 70H62V166H26Z" />
      <path className="foot" d="M14 148H74V166H14Z" />
      <g className="swing">
        <path className="arm" d="M44 74H282V102H44Z" />
        <path className="stripe" d="M92 74H128L112 102H76ZM162 74H198L182 102H146ZM232 74H268L252 102H216Z" />
      </g>
      <circle className="bolt" cx="44" cy="88" r="13" />
    </svg>
  );
}
