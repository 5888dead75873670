import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { ProofLinks } from "#app/sections/proof-link.tsx";
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
            <Prose text={lead} /> <ProofLinks ids={proofs} />
          </p>
          <Actions main={action} second={second} tone="pitch" />
        </div>
        <div className="lg:col-span-6">
          <Toy toy={picture} sizes="50vw lg:25vw" priority className="relative z-1 mx-auto -mb-6 w-1/2" />
          <Board words={board} />
        </div>
      </div>
    </OwnSection>
  );
}

/** Columns by number: a phone has no room for an event's details, and times are compared by their ends. */
const looks = ["text-start", "text-start", "text-start max-md:hidden", "text-end"];
const cell = "border-t-2 border-line px-2 py-3 md:px-4";

function Board({ words }: { words: Words["board"] }) {
  return (
    <figure data-tone="white" className="overflow-hidden rounded-lg shadow-edge">
      <figcaption
        data-tone="ink"
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 p-4 font-semibold"
      >
        <span>{words.label}</span>{" "}
        <b className="display text-h4/none">
          {words.home} {words.homeGoals}–{words.awayGoals} {words.away}
        </b>{" "}
        <span>{words.minute}</span>
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
                  className={`px-2 pt-3 pb-1 md:px-4 text-small font-semibold text-soft ${looks[index]}`}
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
      <td className={`${cell} ${isGoal ? "" : "text-soft"}`}>{event.clock}</td>
      <th scope="row" className={`${cell} text-start ${isGoal ? "display text-h4" : "font-bold"}`}>
        {event.event}
      </th>
      <td className={`${cell} ${looks[2]}`}>{event.detail}</td>
      <td className={`${cell} ${looks[3]} whitespace-nowrap`}>{event.delay}</td>
    </tr>
  );
}
