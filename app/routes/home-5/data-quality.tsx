import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";

type Words = Home5Page["quality"];

/** How accurate the data is, and what a buyer may do with it. */
export function DataQuality({ words }: { words: Words }) {
  return (
    <Band name="data-quality" tone="paper-2" labelledBy="quality">
      <div className="wrap grid gap-x-half gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="quality">{words.title}</h2>
          <Figures figures={words.figures} className="my-8 gap-7 xl:mt-12" look="text-pitch" />
          <p className="m-0 text-small text-soft">{words.method}</p>
        </div>
        <Licence words={words.licence} />
      </div>
    </Band>
  );
}

function Licence({ words }: { words: Words["licence"] }) {
  return (
    <div className="self-start rounded-lg p-6 xl:p-9" data-tone="white">
      <h3 className="mb-4">{words.title}</h3>
      <TableScroll label={words.title}>
        <table className="ruled folded-table">
          <ColumnHeads columns={words.columns} />
          <tbody>
            {words.rows.map((row) => (
              <tr key={row.use}>
                <th scope="row">{row.use}</th>
                <td>
                  <StatusToken standing={row.verdict}>{row.word}</StatusToken>
                </td>
                <td>{row.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}
