import { WidthBench } from "#app/instruments/width-bench/width-bench.tsx";
import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { Island } from "#app/ui/island.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";

type Words = Home7Page["textFit"];

const goat = "mx-auto w-4/5 max-w-140 md:w-full lg:-mt-[calc(var(--spacing-band)+5rem)]";

/** One string in seven languages against the space available to it. */
export function TextFit({ words }: { words: Words }) {
  const [first] = words.rows;
  return (
    <Band name="text-fit" id="text-fit" tone="ink" labelledBy="bench">
      <div className="wrap">
        <header className="mb-10 grid items-end gap-x-gut gap-y-6 md:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="bench" className="text-hero/(--clear) font-stretch-82% tracking-tight">
              {words.title}
            </h2>
            <p className="lead mt-6 mb-0 max-w-[30em]">{words.lead}</p>
          </div>
          <Toy toy={words.toy} sizes="80vw md:44vw lg:40vw xxl:38vw" className={goat} />
        </header>
        {first && (
          <Island>
            <WidthBench
              words={words.trial}
              boxes={[{ name: words.trial.box, room: words.room }]}
              measured={first.width}
            />
          </Island>
        )}
        <TableScroll label={words.label}>
          <table className="ruled folded-table">
            <ColumnHeads columns={words.columns} />
            <tbody>
              {words.rows.map((row) => (
                <Translation key={row.lang} row={row} words={words} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function Translation({ row, words }: { row: Words["rows"][number]; words: Words }) {
  const isOver = row.width > words.room;
  return (
    <tr>
      <th scope="row" className="align-middle font-text text-body/snug font-bold">
        {row.name}
      </th>
      <td className="display align-middle text-h3 whitespace-nowrap" lang={row.lang}>
        {row.text}
      </td>
      <td
        className={`align-middle text-small/snug font-bold max-md:flex max-md:items-center max-md:gap-3.5 ${isOver ? "text-mari" : ""}`}
      >
        <svg
          className="by-scroll [--piece:draw-along] mb-1 h-auto w-55 overflow-visible"
          viewBox="0 0 150 16"
          aria-hidden="true"
        >
          <rect className={isOver ? "fill-tang" : "fill-pitch-lift"} width={row.width} height="16" rx="3" />
          <path className="stroke-paper stroke-2" strokeDasharray="3 3" d={`M${words.room} 0V16`} />
        </svg>
        {row.width} {words.unit}, {isOver ? words.over : words.fits}
      </td>
      <td className="align-middle leading-snug text-on-ink-soft md:w-1/3">{row.remark}</td>
    </tr>
  );
}
