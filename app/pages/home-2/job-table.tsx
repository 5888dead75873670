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
    <TableScroll label={words.label} className="folds pb-6">
      <table className="ledger tabular-nums">
        <ColumnHeads corner={words.corner} columns={words.columns} />
        <tbody>
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
    <tr className={lit === undefined ? "folded" : undefined}>
      <th scope="row" className="display text-h4">
        {row.engine}
      </th>
      {row.cells.map((cell, index) => (
        <td key={words.columns[index]} data-label={words.columns[index]} data-lit={index === lit || undefined}>
          <span
            className={`${square} ${jobsOf(cell) === 0 ? hole : "block-toy"} ${index === lit ? chosenSquare : ""}`}
            data-tone={toneOf(cell)}
          >
            {cell.none}
            {cell.ports && <Jobs count={cell.ports} name={cell.ports === 1 ? words.port : words.ports} />}{" "}
            {cell.coDev && <Jobs count={cell.coDev} name={words.coDev} />}
          </span>
        </td>
      ))}
    </tr>
  );
}

const square = "flex min-h-20 flex-wrap items-center gap-x-3 rounded-md px-3 py-2 text-small/tight";
const hole = "border-2 border-dashed border-current/25";
const chosenSquare = "border-4 border-ink noscript:border-0";

function Jobs({ count, name }: { count: number; name: string }) {
  return (
    <span className="font-bold">
      <b className="engraved block text-h3/none">{count}</b> {name}
    </span>
  );
}

function toneOf(cell: Cell) {
  const jobs = jobsOf(cell);
  if (jobs === 0) return undefined;
  return jobs < manyJobs ? "white" : "tang";
}
