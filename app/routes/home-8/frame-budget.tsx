import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import { formatNumber } from "#shared/format.ts";

type Words = Home8Page["frame"];

/** A frame fills up from left to right; each row begins where the one above it ended. */
export function FrameBudget({ words }: { words: Words }) {
  const starts = words.rows.map((_, index) => words.rows.slice(0, index).reduce((sum, row) => sum + row.tenths, 0));
  const used = words.rows.reduce((sum, row) => sum + row.tenths, 0);
  return (
    <Band name="frame-budget" tone="paper-2" labelledBy="frame">
      <div className="wrap">
        <BandHead id="frame" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table className="ruled max-md:block">
            <thead className="max-md:sr-only">
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {words.rows.map((row, index) => (
                <Cost
                  key={row.what}
                  row={row}
                  start={starts[index] ?? 0}
                  words={words}
                  look={index % 2 ? looks.even : looks.odd}
                />
              ))}
            </tbody>
            <tfoot className="max-md:block">
              <Cost
                row={{ ...words.spare, tenths: words.budgetTenths - used }}
                start={used}
                words={words}
                look={looks.spare}
              />
            </tfoot>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

const looks = {
  odd: { head: "", cell: "", bar: "fill-ink", dashes: undefined },
  even: { head: "", cell: "", bar: "fill-orch-edge", dashes: undefined },
  spare: {
    head: "display text-h3/none",
    cell: "md:border-t-3 md:border-ink",
    bar: "fill-orch stroke-ink stroke-3",
    dashes: "6 5",
  },
};
const cell = "align-middle py-3 max-md:block max-md:border-0 max-md:py-0.5 max-md:pe-0";

interface CostProps {
  row: Words["rows"][number];
  start: number;
  words: Words;
  look: (typeof looks)["odd" | "spare"];
}

function Cost({ row, start, words, look }: CostProps) {
  const share = (tenths: number) => `${((tenths / words.budgetTenths) * 100).toFixed(2)}%`;
  return (
    <tr className="max-md:block max-md:border-t-2 max-md:border-line max-md:py-3.5">
      <th scope="row" className={`${cell} md:w-1/4 ${look.cell} ${look.head}`}>
        {row.what}
      </th>
      <td className={`${cell} md:w-5/12 ${look.cell}`}>
        <span className="block text-small font-bold">
          {formatNumber(row.tenths / 10, 1)} {words.unit}
        </span>
        <svg className="mt-1 h-9.5 w-full overflow-visible" aria-hidden="true">
          <rect className="fill-line" y="18" width="100%" height="2" />
          <rect
            className={look.bar}
            strokeDasharray={look.dashes}
            x={share(start)}
            width={share(row.tenths)}
            height="100%"
            rx="5"
          />
        </svg>
      </td>
      <td className={`${cell} ${look.cell}`}>{row.note}</td>
    </tr>
  );
}
