import type { Home2Page } from "#model/pages/home-2.server.ts";
import { FigureTable } from "../figure-table.tsx";
import { jobsOf } from "./count-jobs.ts";

type Words = Home2Page["matrix"];
type Cell = Words["rows"][number]["cells"][number];
interface Chosen {
  row: number;
  column: number;
}

/** From this many jobs a block is raised and coloured; the note in the content says so. */
const manyJobs = 6;

const looks = {
  place: "pb-2 md:-m-2",
  table: "table-fixed border-separate border-spacing-2",
  head: "p-0 pb-1.5 text-start align-bottom leading-tight font-bold first:text-soft",
};

/** Engines by platform; a raised block is work we have done, the chosen one stands out of the floor. */
export function JobTable({ words, chosen }: { words: Words; chosen: Chosen }) {
  return (
    <FigureTable label={words.label} corner={words.corner} columns={words.columns} looks={looks}>
      {words.rows.map((row, index) => (
        <EngineRow key={row.engine} row={row} words={words} lit={index === chosen.row ? chosen.column : undefined} />
      ))}
    </FigureTable>
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
    <tr className="max-md:mb-10 max-md:grid max-md:grid-cols-2 max-md:gap-x-2 max-md:gap-y-3.5">
      <th scope="row" className="p-0 text-start font-text text-lead/tight font-bold max-md:col-span-full">
        {row.engine}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={words.columns[index]}
          className={`${block} ${raised} ${depths[depthOf(cell)]}`}
          data-lit={index === lit || undefined}
          data-department={departmentOf(cell)}
        >
          <span className="mb-1.5 block text-note font-lead md:hidden">{words.columns[index]}</span> {cell.none}
          {cell.ports && <Jobs count={cell.ports} name={cell.ports === 1 ? words.port : words.ports} />}{" "}
          {cell.coDev && <Jobs count={cell.coDev} name={words.coDev} />}
        </td>
      ))}
    </tr>
  );
}

const block =
  "rounded-md p-3 pb-4 align-bottom text-small/tight transition max-md:last:col-span-full md:h-21 md:text-body/tight lg:p-4 xl:h-27 xxl:h-33";
const raised =
  "relative data-lit:-translate-y-2 data-lit:outline-4 data-lit:-outline-offset-4 data-lit:outline-ink noscript:data-lit:outline-0";
const depths = {
  none: "font-lead text-soft shadow-outline forced-colors:border forced-colors:border-dashed",
  some: "bg-white font-bold shadow-edge forced-colors:border motion-safe:hover:translate-y-1",
  deep: "bg-tang font-bold shadow-edge motion-safe:hover:translate-y-1 forced-colors:border-4",
};

function Jobs({ count, name }: { count: number; name: string }) {
  return (
    <span className="me-3 inline-block whitespace-nowrap max-md:block">
      <b className="display text-h3/none md:block">{count}</b> {name}
    </span>
  );
}

function depthOf(cell: Cell) {
  if (jobsOf(cell) === 0) return "none";
  return jobsOf(cell) < manyJobs ? "some" : "deep";
}

function departmentOf(cell: Cell) {
  return depthOf(cell) === "deep" ? "tang" : undefined;
}
