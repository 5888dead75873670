import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"hero">;

/** On mown grass: a promise, and beside it the board of a match with a ball on top. */
export function Hero({ band }: { band: Words }) {
  const { role, heading, lead, proofs, action, second, picture, board } = band;
  return (
    <OwnSection band={band} tone="pitch" className="mown overflow-clip py-compact">
      <div className="wrap relative grid gap-x-gut gap-y-8 lg:grid-cols-12 lg:items-center">
        <div className="flex flex-col items-start gap-6 lg:col-span-6">
          <h1 id={`${role}-heading`} className="text-h2 tracking-tight">
            {heading}
          </h1>
          <p className="m-0 max-w-lead text-lead">
            <Prose text={lead} /> <ProofMarks ids={proofs} />
          </p>
          <Actions main={action} second={second} tone="pitch" />
        </div>
        <div className="lg:col-span-6">
          <Toy toy={picture} sizes="50vw lg:25vw" priority className="relative z-1 mx-auto -mb-6 w-1/2 lg:-mb-8" />
          <Board words={board} />
        </div>
      </div>
    </OwnSection>
  );
}

const head = "px-2 pt-3 pb-1 text-note font-semibold text-soft first:ps-4 not-last:text-start last:pe-4 last:text-end";
/** A phone has no room for an event's details. */
const details = { column: 2, className: "max-md:hidden" };
const cell = "border-t-2 border-line px-2 py-3";

function Board({ words }: { words: Words["board"] }) {
  return (
    <figure data-tone="white" className="overflow-hidden rounded-lg shadow-edge max-md:-mx-2">
      <figcaption
        data-tone="ink"
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 p-4 font-semibold md:px-6 md:py-4"
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
                <th
                  key={column}
                  scope="col"
                  className={`${head} md:first:ps-6 md:last:pe-6 ${index === details.column ? details.className : ""}`}
                >
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
      <td className={`${cell} ${details.className}`}>{event.detail}</td>
      <td className={`${cell} pe-4 text-end whitespace-nowrap md:pe-6`}>{event.delay}</td>
    </tr>
  );
}
