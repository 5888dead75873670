import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";

type Words = Home2Page["matrix"];
type Cell = Words["rows"][number]["cells"][number];

/** From this many jobs a block is raised and coloured; the note in the content says so. */
const manyJobs = 6;

/** Engines by platform; a raised block is work we have done. */
export function Ports({ words }: { words: Words }) {
  if (words.rows.length === 0) return null;
  return (
    <Band name="ports" tone="paper-2" grid="map" labelledBy="matrix">
      <div className="wrap">
        <h2 id="matrix" className="max-w-[9em]">
          {words.title}
        </h2>
        <p className="mt-5 mb-8 lg:mb-12">{words.note}</p>
        <TableScroll label={words.label} className="pb-2 md:-m-2">
          <table className="w-full table-fixed border-separate border-spacing-2 tabular-nums max-md:block">
            <ColumnHeads
              corner={words.corner}
              columns={words.columns}
              className="max-md:sr-only"
              cell="p-0 pb-1.5 text-start align-bottom leading-tight font-bold first:text-soft"
            />
            <tbody className="max-md:block">
              {words.rows.map((row) => (
                <EngineRow key={row.engine} row={row} words={words} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function EngineRow({ row, words }: { row: Words["rows"][number]; words: Words }) {
  return (
    <tr className="max-md:mb-10 max-md:grid max-md:grid-cols-2 max-md:gap-x-2 max-md:gap-y-3.5">
      <th scope="row" className="display p-0 text-start text-h4 tracking-[0.06em] max-md:col-span-full">
        {row.engine}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={words.columns[index]}
          className={`${block} ${looks[depthOf(cell)]}`}
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
const looks = {
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

function depthOf({ ports = 0, coDev = 0 }: Cell) {
  if (ports + coDev === 0) return "none";
  return ports + coDev < manyJobs ? "some" : "deep";
}

function departmentOf(cell: Cell) {
  return depthOf(cell) === "deep" ? "tang" : undefined;
}
