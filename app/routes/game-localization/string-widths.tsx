import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./string-widths.css";

type Words = LocalizationPage["widths"];

/** Strings of a game against the room that they have, in pixels. */
export function StringWidths({ words }: { words: Words }) {
  const { columns } = words;
  return (
    <Band name="string-widths" id="bench" labelledBy="widths">
      <div className="wrap">
        <BandHead id="widths" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <StackTable
          label={words.tableLabel}
          columns={[columns.key, columns.english, columns.limit, ...columns.languages]}
          rows={words.rows.map((row) => ({
            head: row.key,
            cells: [
              <span key="english" className="english">
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

function Width({ width, limit, words }: { width: number; limit: number; words: Words }) {
  const isOver = width > limit;
  return (
    <span className="width" data-over={isOver || undefined}>
      <svg viewBox="0 0 130 14" aria-hidden="true">
        <rect className="need" width={Math.min((width / limit) * unitsPerRoom, 130)} height="14" rx="3" />
        <path className="edge" d="M100 -3V17" />
      </svg>
      <b>{width}</b> {isOver ? `${width - limit} ${words.over}` : words.fits}
    </span>
  );
}
