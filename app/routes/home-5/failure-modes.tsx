import { FeedTrial } from "#app/instruments/feed/feed-trial.tsx";
import { ViewerScreen } from "#app/instruments/feed/viewer-screen.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Island } from "#app/ui/island.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Feed } from "#model/pages/feed-source.server.ts";
import type { Home5Page } from "#model/pages/home-5.server.ts";

type Words = Home5Page["failure"];
type Row = Words["rows"][number];

/** What breaks, how it looks and who acts, from a third of a second to five minutes: longer times are set wider. */
export function FailureModes({ words, feed }: { words: Words; feed: Feed }) {
  return (
    <Band name="failure-modes" tone="ink" labelledBy="failure">
      <div className="wrap">
        <BandHead id="failure" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <Island>
          <FeedTrial feed={feed} tone="pitch" />
        </Island>
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
        <ViewerScreen look={row.look} words={screen} />
        {row.seen}
      </td>
      <td className={`${cell} text-on-ink-soft lg:w-1/5`}>{row.who}</td>
    </tr>
  );
}
