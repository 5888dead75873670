import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";

type Words = Home5Page["failure"];
type Row = Words["rows"][number];

/** What breaks, how it looks and who acts, from a third of a second to five minutes: longer times are set wider. */
export function FailureModes({ words }: { words: Words }) {
  return (
    <Band name="failure-modes" tone="ink" labelledBy="failure">
      <div className="wrap">
        <BandHead id="failure" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table className="w-full border-collapse max-lg:block">
            <thead className="max-lg:sr-only">
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col" className="pe-6 pb-3 text-start text-small font-bold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-lg:block">
              {words.rows.map((row, index) => (
                <Failure key={row.after} row={row} stretch={stretches[index]} screen={words.screen} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

const stretches = [
  "font-stretch-62%",
  "font-stretch-76%",
  "font-stretch-90%",
  "font-stretch-104%",
  "font-stretch-120%",
];
const cell = "pe-6 text-start align-top text-body/snug max-lg:block max-lg:py-1 lg:py-4";

function Failure({ row, stretch, screen }: { row: Row; stretch: string | undefined; screen: Words["screen"] }) {
  return (
    <tr className="border-t-2 border-line-inv max-lg:block max-lg:py-4">
      <th scope="row" className={`${cell} display text-h2/none whitespace-nowrap text-mari ${stretch}`}>
        {row.after}
      </th>
      <td className={`${cell} font-bold lg:w-1/6`}>{row.what}</td>
      <td className={`${cell} lg:w-2/5`}>
        <Screen look={row.look} words={screen} />
        {row.seen}
      </td>
      <td className={`${cell} text-on-ink-soft lg:w-1/5`}>{row.who}</td>
    </tr>
  );
}

const part = "px-2 py-1.5 max-md:px-1.5 forced-colors:border";
const events = { same: "bg-mari", stale: "bg-paper-3 forced-colors:border-dashed", bare: "bg-mari" };

const stripType = "text-note font-bold whitespace-nowrap tabular-nums max-md:text-[0.75rem]";
/** How the broadcast graphic then looks; the words beside it say the same. */
function Screen({ look, words }: { look: Row["look"]; words: Words["screen"] }) {
  const isBare = look === "bare";
  return (
    <span
      data-tone={look === "words" ? "pitch" : "paper"}
      className={`mt-0.5 mb-3 flex w-fit max-w-full overflow-hidden rounded-sm shadow-[0_4px_0_var(--color-ink-3)] forced-colors:border ${stripType}`}
      aria-hidden="true"
    >
      {look === "words" ? (
        <b className={part}>{words.sentence} </b>
      ) : (
        <>
          <b className={part}>{words.score}</b> <span className={`${part} bg-paper-2`}>{words.clock}</span>{" "}
          <span className={`${part} ${events[look]}`}>{words.event}</span>{" "}
          <span className={`${part} min-w-12 ${isBare ? "inset-ring-2 inset-ring-paper-3" : "bg-pitch text-paper"}`}>
            {!isBare && words.chance}
          </span>
        </>
      )}
    </span>
  );
}
