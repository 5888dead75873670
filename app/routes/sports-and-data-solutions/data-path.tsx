import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

type Words = SportsPage["passes"];

const grass =
  "group/grass relative [view-timeline:--grass] rounded-lg px-5 py-6 shadow-[0_12px_0_var(--ce)] lg:h-[50vw] lg:max-h-190 lg:min-h-150 lg:p-0";

/** The data path as a move across the pitch: six players, five passes, each with its time. */
export function DataPath({ words }: { words: Words }) {
  return (
    <Band name="data-path" labelledBy="passes">
      <div className="wrap">
        <BandHead id="passes" title={words.title}>
          <p>{words.note}</p>
        </BandHead>
        <div className={grass} data-tone="pitch" data-reveal="shown">
          <FieldLines />
          <ol role="list">
            {words.players.map((player, index) => (
              <Player key={player.title} player={player} unit={words.unit} index={index} />
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}

const pass =
  "fill-none stroke-paper stroke-5 transition-[stroke-dashoffset] duration-4000 ease-linear group-data-[reveal=pending]/grass:[stroke-dashoffset:300]";

function FieldLines() {
  return (
    <svg
      className="absolute inset-0 size-full max-lg:hidden"
      viewBox="0 0 1200 640"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="fill-none stroke-line-inv stroke-5"
        d="M20 20H1180V620H20ZM600 20V620M20 170H180V470H20M1180 170H1020V470H1180M500 320A100 100 0 0 1 700 320 100 100 0 0 1 500 320"
      />
      <path
        className={`by-scroll [--by:--grass] [--piece:draw-along] [--range:entry_50%_cover_60%] ${pass}`}
        strokeDasharray="0 15"
        strokeLinecap="round"
        d="M120 230L340 420L520 230L720 400L900 230L1080 400"
      />
    </svg>
  );
}

const dotsPlace =
  "max-lg:not-last:before:absolute max-lg:not-last:before:start-10 max-lg:not-last:before:top-21 max-lg:not-last:before:bottom-0";
const dots = "max-lg:not-last:before:border-s-5 max-lg:not-last:before:border-dotted";
const line = `group relative grid grid-cols-[84px_1fr] items-center gap-x-4 pb-7 leading-snug last:pb-0 ${dotsPlace} ${dots}`;
/** The players' positions; those above the line have their words above them. The field is drawn for one direction only. */
const places = [
  "lg:start-1/10 lg:top-9/25",
  "lg:start-17/60 lg:top-21/32",
  "lg:start-13/30 lg:top-9/25",
  "lg:start-3/5 lg:top-5/8",
  "lg:start-3/4 lg:top-9/25",
  "lg:start-9/10 lg:top-5/8",
];
const sides = {
  above: "lg:-translate-x-1/2 lg:translate-y-[calc(54px-100%)]",
  below: "lg:-translate-x-1/2 lg:-translate-y-13.5",
};
const place = "lg:absolute lg:flex lg:w-[14%] lg:flex-col lg:items-center lg:gap-0 lg:p-0 lg:text-center";
const timeWide = "lg:size-27 lg:text-figure/none";
const lift = "spring-calm motion-safe:group-hover:-translate-y-2";
const time = `display row-span-2 grid size-21 place-content-center justify-items-center rounded-full bg-white text-h3/none text-ink shadow-key group-last:bg-mari ${timeWide} ${lift}`;

function Player({ player, unit, index }: { player: Words["players"][number]; unit: string; index: number }) {
  const isAbove = index % 2 === 0;
  return (
    <li className={`${line} ${place} ${places[index] ?? ""} ${isAbove ? sides.above : sides.below}`}>
      <b className={`${time} ${isAbove ? "lg:order-3 lg:mt-4" : "lg:mb-4"}`}>
        {player.ms} <span className="font-text text-note/none font-bold tracking-normal">{unit}</span>
      </b>
      <h3 className="self-end text-h4 lg:self-center">{player.title}</h3>
      <p className="mt-1 mb-0 self-start lg:self-center">{player.text}</p>
    </li>
  );
}
