import { FoldSwitch } from "#app/bands/fold.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import { jobsOf } from "./count-jobs.ts";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"ports">;
type Cell = Words["rows"][number]["cells"][number];
interface Chosen {
  row: number;
  column: number;
}

/** From this many jobs a block is orange; the lead in the content says so. */
const manyJobs = 6;

/** Engines by platform; a block is work we have done, the chosen one is lifted. A phone shows the blocks of one engine, and the others after a tap. */
export function JobTable({ words, chosen }: { words: Words; chosen: Chosen }) {
  return (
    <TableScroll label={words.label} className="folds pb-6 md:-m-2">
      <table className="w-full table-fixed border-separate border-spacing-x-2 border-spacing-y-4 tabular-nums max-md:block">
        <ColumnHeads
          corner={words.corner}
          columns={words.columns}
          className="max-md:sr-only"
          cell="p-0 text-start align-bottom text-small/tight font-bold"
        />
        <tbody className="max-md:block">
          {words.rows.map((row, index) => (
            <EngineRow
              key={row.engine}
              row={row}
              words={words}
              lit={index === chosen.row ? chosen.column : undefined}
            />
          ))}
        </tbody>
      </table>
      <FoldSwitch more={words.rows.length - 1} />
    </TableScroll>
  );
}

interface EngineRowProps {
  row: Words["rows"][number];
  words: Words;
  /** The column that is chosen, if this is its row. */
  lit: number | undefined;
}

function EngineRow({ row, words, lit }: EngineRowProps) {
  return (
    <tr className={`${lit === undefined ? "folded" : ""} ${engine}`}>
      <th scope="row" className="display p-0 text-start text-h4 max-md:col-span-full">
        {row.engine}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={words.columns[index]}
          className={`${square} ${jobsOf(cell) === 0 ? hole : block}`}
          data-lit={index === lit || undefined}
          data-tone={toneOf(cell)}
        >
          <span className="mb-1 block font-bold md:hidden">{words.columns[index]}</span> {cell.none}
          {cell.ports && <Jobs count={cell.ports} name={cell.ports === 1 ? words.port : words.ports} />}{" "}
          {cell.coDev && <Jobs count={cell.coDev} name={words.coDev} />}
        </td>
      ))}
    </tr>
  );
}

const engine = "max-md:mb-8 max-md:grid max-md:grid-cols-2 max-md:gap-x-2 max-md:gap-y-4";
const square =
  "relative rounded-md px-3 py-2 align-middle text-small/tight transition max-md:last:col-span-full md:h-24 xl:h-28 data-lit:-translate-y-2 data-lit:outline-4 data-lit:-outline-offset-4 data-lit:outline-ink noscript:data-lit:translate-y-0 noscript:data-lit:outline-0";
const hole = "border-2 border-dashed border-current/35";
const block = "block-toy font-bold";

function Jobs({ count, name }: { count: number; name: string }) {
  return (
    <span className="me-3 inline-block last:me-0 whitespace-nowrap">
      <b className="engraved block text-h3/none">{count}</b> {name}
    </span>
  );
}

function toneOf(cell: Cell) {
  const jobs = jobsOf(cell);
  if (jobs === 0) return undefined;
  return jobs < manyJobs ? "white" : "tang";
}
