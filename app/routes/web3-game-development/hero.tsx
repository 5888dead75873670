import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";

type Words = Web3Page["stacks"];

/** Everyone who asked, one chip each, in three piles on the lower edge. */
export function Hero({ words }: { words: Words }) {
  const [first, second] = words.titleLines;
  return (
    <Band name="hero" tone="tang" pad="none" grid="iso" bleed labelledBy="chips" className="pt-8 lg:pt-12">
      <RegMark className="end-6 top-6" />
      <div className="wrap gap-gut lg:grid lg:grid-cols-[7fr_5fr] lg:items-end">
        <div className="lg:pb-13">
          <Crumb to={words.crumb.url}>{words.crumb.label}</Crumb>
          <h1 id="chips" className="text-giant/none font-stretch-79% tracking-tight">
            {first}
            <br />
            {second}
          </h1>
          <p className="lead mt-6 mb-7 max-w-[27em]">{words.lead}</p>
          <ActionPair first={words.action} second={words.second} />
        </div>
        <ul className="grid grid-cols-3 items-end gap-3 max-lg:mt-6 lg:gap-6">
          {words.piles.map((pile) => (
            <li key={pile.label} className="group">
              <p className="mb-3 text-small/tight font-bold lg:text-body/tight">
                <b className="display block text-figure/none font-stretch-78% tracking-tight">{pile.count}</b>{" "}
                {pile.label}
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

interface ChipLook {
  side: string;
  face: string;
  ring: string;
}

const ink: ChipLook = {
  side: "fill-ink stroke-ink-edge",
  face: "fill-ink-2 stroke-ink-edge",
  ring: "stroke-ink-3",
};
const looks: Record<string, ChipLook> = {
  ink,
  white: {
    side: "fill-paper-3 stroke-soft/30",
    face: "fill-white stroke-paper-3",
    ring: "stroke-paper-3",
  },
  mari: {
    side: "fill-mari-edge stroke-tang-edge/50",
    face: "fill-mari stroke-mari-edge",
    ring: "stroke-mari-edge",
  },
};

function Pile({ count, tone }: { count: number; tone: string }) {
  const height = (count - 1) * rise + 74;
  return (
    <svg className="-mb-6 w-full max-w-38 overflow-visible" viewBox={`0 0 110 ${height}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Chip key={index} x={55 + ((index * 7) % 5) - 2} y={height - 42 - index * rise} look={looks[tone] ?? ink} />
      ))}
    </svg>
  );
}

const chip = "spring-slow motion-safe:group-hover:last:-translate-y-3.5";

function Chip({ x, y, look }: { x: number; y: number; look: ChipLook }) {
  return (
    <g transform={`translate(${x} ${y})`} className={chip}>
      <path className={look.side} strokeWidth="1.5" d="M-50 0V11A50 28 0 0 0 50 11V0Z" />
      <ellipse className={look.face} strokeWidth="1.5" rx="50" ry="28" />
      <ellipse className={`fill-none stroke-4 ${look.ring}`} rx="33" ry="18" />
    </g>
  );
}
