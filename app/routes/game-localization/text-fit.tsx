import { WidthBench } from "#app/instruments/width-bench/width-bench.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Island } from "#app/ui/island.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";

type Words = LocalizationPage["widths"];

/** Game strings against the space available to them, in pixels. */
export function TextFit({ words }: { words: Words }) {
  const { columns } = words;
  return (
    <Band name="text-fit" id="bench" labelledBy="widths">
      <div className="wrap [&_tbody_th]:font-mono [&_tbody_th]:text-body [&_tbody_th]:tracking-normal">
        <BandHead id="widths" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <Island>
          <WidthBench words={words.trial} boxes={words.rows.map(({ key, limit }) => ({ name: key, room: limit }))} />
        </Island>
        <StackTable
          label={words.tableLabel}
          columns={[columns.key, columns.english, columns.limit, ...columns.languages]}
          rows={words.rows.map((row) => ({
            head: row.key,
            cells: [
              <span key="english" className="display text-h4/tight">
                {row.english}
              </span>,
              row.limit,
              ...row.widths.map((width, index) => <Width key={index} width={width} limit={row.limit} words={words} />),
            ],
          }))}
        />
      </div>
    </Band>
  );
}

const unitsPerRoom = 100;
const bar = "by-scroll [--piece:draw-along] col-span-2 mb-2 h-3.5 w-32.5 overflow-visible";

function Width({ width, limit, words }: { width: number; limit: number; words: Words }) {
  const isOver = width > limit;
  return (
    <span className={`group grid grid-cols-[auto_1fr] items-baseline gap-x-1.5 ${isOver ? "font-bold" : ""}`}>
      <svg className={bar} viewBox="0 0 130 14" aria-hidden="true">
        <rect
          className={`spring-calm motion-safe:group-hover:scale-x-96 ${isOver ? "fill-tang" : "fill-paper-3"}`}
          width={Math.min((width / limit) * unitsPerRoom, 130)}
          height="14"
          rx="3"
        />
        <path className="stroke-ink stroke-3" d="M100 -3V17" />
      </svg>
      <b className="display text-h4/none">{width}</b> {isOver ? `${width - limit} ${words.over}` : words.fits}
    </span>
  );
}
