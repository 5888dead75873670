import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./founder-sieve.css";

type Words = Web3Page["sieve"];

/** The decision path as a river: as wide as the founders still in it, with an arm into each exit. */
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
            <li key={item.question} data-reveal="shown">
              <River founders={leftAfter(index) + item.out} start={words.start} />
              <h3>{item.question}</h3>
              <Fork left={leftAfter(index)} out={item.out} start={words.start} />
              <p className="exit">
                <Icon name="close" />
                <span>
                  <b>{item.out}</b> {item.exit}
                </span>
              </p>
              <River founders={leftAfter(index)} start={words.start} />
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

/** The river fills this share of its column; the rest is what its arms cross. */
const bed = 0.8;
const box = 155;

function River({ founders, start }: { founders: number; start: number }) {
  return (
    <svg className="river" aria-hidden="true">
      <rect width={`${((founders / start) * bed * 100).toFixed(2)}%`} height="100%" />
    </svg>
  );
}

function Fork({ left, out, start }: { left: number; out: number; start: number }) {
  const widthOf = (founders: number) => (founders / start) * bed * box;
  const [inner, outer, half] = [widthOf(left), widthOf(left + out), widthOf(out) / 2];
  return (
    <svg className="fork" viewBox={`0 0 ${box} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path className="stay" d={`M0 0H${inner}V100H0Z`} />
      <path
        className="leave"
        d={`M${inner} 0H${outer}Q${outer} ${50 - half} ${box} ${50 - half}V${50 + half}Q${inner} ${50 + half} ${inner} 0Z`}
      />
    </svg>
  );
}
