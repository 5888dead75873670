import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Pages } from "#model/content.server.ts";

type Words = Pages["about-us"]["loans"];
type Row = Words["rows"][number];

/** Who lends what to whom, department by department; on a phone a department becomes a heading above three cards. */
export function Lending({ words }: { words: Words }) {
  if (words.rows.length === 0) return null;
  return (
    <Band name="lending" tone="ink" labelledBy="lending">
      <div className="wrap">
        <BandHead id="lending" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.table} className="pb-3 md:-mx-2">
          <table className="max-md:block md:w-full md:min-w-175 md:table-fixed md:border-separate md:border-spacing-x-2 md:border-spacing-y-4">
            <ColumnHeads
              corner={words.corner}
              columns={words.rows.map(({ name }) => `${words.to} ${name}`)}
              className="max-md:hidden"
              cell="px-1 text-start text-body/tight font-bold first:w-1/6 first:ps-0 lg:first:w-1/8"
            />
            <tbody className="max-md:block">
              {words.rows.map((row) => (
                <LendingRow key={row.department} row={row} words={words} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

const looks = {
  row: "max-md:mb-7 max-md:flex max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-4",
  lender: "display max-md:basis-full py-1 pe-4 text-start text-h4 wrap-normal",
  loan: "rounded-md px-3 pt-3 pb-4 text-small/tight font-bold wrap-anywhere hyphens-auto shadow-edge max-md:flex-1 max-md:basis-26",
  tile: "md:h-22 md:py-4 md:align-top md:text-body/tight lg:px-5 transition-transform motion-safe:md:hover:translate-y-0.75",
  to: "max-md:before:mb-1 max-md:before:block max-md:before:text-note max-md:before:font-lead max-md:before:content-[attr(data-to)]",
};

function LendingRow({ row, words }: { row: Row; words: Words }) {
  return (
    <tr className={looks.row}>
      <th scope="row" className={looks.lender}>
        {row.name}
      </th>
      {words.rows.map(({ department, name }) => {
        const loan = row.lends.find(({ to }) => to === department);
        if (!loan) return <Itself key={department} word={words.itself} />;
        return (
          <td
            key={department}
            data-tone={row.department}
            data-to={`${words.to} ${name}`}
            className={`${looks.loan} ${looks.tile} ${looks.to}`}
          >
            {loan.what}
          </td>
        );
      })}
    </tr>
  );
}

function Itself({ word }: { word: string }) {
  return (
    <td className="relative max-md:hidden">
      <span className="vh">{word}</span>
      <span className="absolute inset-0 m-auto size-6.5 rotate-45 rounded-sm bg-ink-3" aria-hidden="true" />
    </td>
  );
}
