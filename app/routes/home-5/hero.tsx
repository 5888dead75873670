import { CallAndEstimate } from "#app/sections/estimate-link.tsx";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";

type Words = Home5Page["opening"];

/** Half a pitch with a promise, the other half with a feed. */
export function Hero({ words }: { words: Words }) {
  return (
    <Band name="hero" tone="pitch" pad="none" labelledBy="touchline" bleed className="py-14 xl:py-20">
      <PitchLines />
      <div className="wrap relative grid gap-x-gut gap-y-8 md:gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h1 id="touchline" className="text-h2 font-stretch-82% tracking-tight">
            {words.title}
          </h1>
          <p className="lead mt-6 mb-8">
            {words.lead} <ProofMarks ids={words.proofs} />
          </p>
          <CallAndEstimate action={words.action} tone="paper" />
        </div>
        <Board words={words.board} />
      </div>
    </Band>
  );
}

function PitchLines() {
  return (
    <div className="absolute inset-0 max-md:hidden forced-colors:hidden" aria-hidden="true">
      <div className="absolute inset-y-0 start-1/2 -ms-0.5 border-s-4 border-paper/15" />
      <div className="absolute inset-0 m-auto aspect-square w-[min(34vw,480px)] rounded-full border-4 border-paper/15" />
    </div>
  );
}

const head = "px-2 pt-3 pb-1 text-note font-semibold text-soft first:ps-4 not-last:text-start last:pe-4 last:text-end";
const cell = "border-t-2 border-line px-2 py-3";

function Board({ words }: { words: Words["board"] }) {
  return (
    <figure
      data-tone="white"
      className="-mx-2 overflow-hidden rounded-lg shadow-[0_10px_0_var(--color-pitch-edge)] md:mx-0 lg:col-span-6 lg:col-start-7"
    >
      <figcaption
        data-tone="ink"
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 p-4 font-semibold md:px-6 md:py-5"
      >
        <span className="max-md:text-note">{words.label}</span>{" "}
        <b className="display text-h4/none">
          {words.home} {words.homeGoals}
          <i className="mx-[0.1em] not-italic">–</i>
          {words.awayGoals} {words.away}
        </b>{" "}
        <span className="max-md:text-note">{words.minute}</span>
      </figcaption>
      <TableScroll label={words.caption}>
        <table className="w-full border-collapse tabular-nums">
          <caption className="vh">{words.caption}</caption>
          <thead>
            <tr>
              {words.columns.map((column, index) => (
                <th key={column} scope="col" className={`${head} md:first:ps-6 md:last:pe-6 ${visible(index)}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.events.map((event) => (
              <Event key={event.clock} event={event} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </figure>
  );
}

function Event({ event }: { event: Words["board"]["events"][number] }) {
  const { isGoal } = event;
  return (
    <tr className={isGoal ? "bg-mari font-bold" : undefined}>
      <td className={`${cell} ps-4 md:ps-6 ${isGoal ? "" : "text-soft"}`}>{event.clock}</td>
      <th scope="row" className={`${cell} text-start ${isGoal ? "display text-h4" : "font-bold"}`}>
        {event.event}
      </th>
      <td className={`${cell} ${visible(2)}`}>{event.detail}</td>
      <td className={`${cell} pe-4 text-end whitespace-nowrap md:pe-6`}>{event.delay}</td>
    </tr>
  );
}

/** Whether a column shows on a phone, which has no room for an event's details. */
function visible(column: number) {
  return column === 2 ? "max-md:hidden" : "";
}
