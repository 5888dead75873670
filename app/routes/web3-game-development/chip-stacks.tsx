import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./chip-stacks.css";

type Words = Web3Page["stacks"];

/** Everybody who asked, one chip each, in three piles on the lower edge. */
export function ChipStacks({ words }: { words: Words }) {
  const [first, second] = words.titleLines;
  return (
    <Band name="chip-stacks" tone="tang" pad="none" grid="iso" bleed labelledBy="chips">
      <RegMark />
      <div className="wrap">
        <div className="told">
          <Crumb to={words.crumb.url}>{words.crumb.label}</Crumb>
          <h1 id="chips">
            {first}
            <br />
            {second}
          </h1>
          <p className="lead">{words.lead}</p>
          <ActionPair first={words.action} second={words.second} />
        </div>
        <ul>
          {words.piles.map((pile) => (
            <li key={pile.label}>
              <p>
                <b>{pile.count}</b> {pile.label}
              </p>
              <Pile count={pile.count} tone={pile.tone} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const rise = 15;

function Pile({ count, tone }: { count: number; tone: string }) {
  const height = (count - 1) * rise + 74;
  return (
    <svg className="pile" data-chip={tone} viewBox={`0 0 110 ${height}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Chip key={index} x={55 + ((index * 7) % 5) - 2} y={height - 42 - index * rise} />
      ))}
    </svg>
  );
}

function Chip({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="side" d="M-50 0V11A50 28 0 0 0 50 11V0Z" />
      <path className="notch" d="M-12 27L-11 38 11 38 12 27ZM-48 8L-46 20-33 30-36 20ZM48 8L46 20 33 30 36 20Z" />
      <ellipse className="face" rx="50" ry="28" />
      <ellipse className="ring" rx="33" ry="18" />
    </g>
  );
}
