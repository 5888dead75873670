import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./founder-sieve.css";

type Words = Web3Page["sieve"];

/** The decision path: who is left after each question, to scale, and what the others left with. */
export function FounderSieve({ words }: { words: Words }) {
  const leftAfter = (index: number) =>
    words.questions.slice(0, index + 1).reduce((left, { out }) => left - out, words.start);
  return (
    <Band name="founder-sieve" tone="paper-2" grid="map" id="sieve" labelledBy="questions">
      <div className="wrap">
        <BandHead id="questions" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ol>
          {words.questions.map((item, index) => (
            <li key={item.question}>
              <h3>{item.question}</h3>
              <p className="exit">
                <Icon name="close" />
                <span>
                  <b>{item.out}</b> {item.exit}
                </span>
              </p>
              <Bar left={leftAfter(index)} out={item.out} start={words.start} />
              <p className="left">
                <b>{leftAfter(index)}</b> {words.leftWord}
              </p>
            </li>
          ))}
        </ol>
        <p className="end">{words.end}</p>
      </div>
    </Band>
  );
}

function Bar({ left, out, start }: { left: number; out: number; start: number }) {
  const unit = 100 / start;
  return (
    <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="in" width={left * unit} height="6" />
      <rect className="out" x={left * unit} width={out * unit} height="6" />
    </svg>
  );
}
