import { CaseViews, type ViewWords } from "#app/sections/case-views.tsx";
import { Band } from "#app/ui/band.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Pages } from "#model/content.server.ts";
import { CaseRow } from "./case-row.tsx";
import type { ListedCase } from "./data.server.ts";
import { SortForm } from "./sort-form.tsx";

type Words = Pick<Pages["portfolio-grid"], "title" | "lead" | "table" | "columns" | "sort">;

interface Table {
  rows: readonly ListedCase[];
  given: readonly (readonly [string, string])[];
  sortedBy: string;
  columns: readonly Column[];
  caption: string;
  hint: string;
  middle: { label: string; note: string; weeks: number; people: number };
}

interface Column {
  name: string;
  label: string;
  sorted: "ascending" | "descending" | undefined;
  url: string;
}

interface CaseTableProps {
  words: Words;
  views: ViewWords;
  query: string;
  csv: { url: string; label: string };
  table: Table;
  filtered: { said: string; clear: string } | undefined;
}

/** The cases as a table sortable by its headings; on small screens each row becomes a labelled card. */
export function CaseTable({ words, views, query, csv, table, filtered }: CaseTableProps) {
  const { rows, columns, caption, hint, middle } = table;
  return (
    <Band name="hero" id="hero" pad="none" labelledBy="rows">
      <div className="wrap grid items-end gap-x-gut gap-y-4 py-8 lg:cols-7-5">
        <h1 id="rows" className="text-h2">
          {words.title}
        </h1>
        <div className="flex flex-col items-start gap-4">
          <p className="m-0">{words.lead}</p>
          <div className="flex flex-wrap items-center gap-4">
            <DownloadLink to={csv.url} data-call="main">
              {csv.label}
            </DownloadLink>{" "}
            <CaseViews words={views} current="table" query={query} />
          </div>
        </div>
      </div>
      <div id="case-table" className="wrap pb-compact">
        <p className="m-0 pb-4 font-bold" role="status">
          {filtered && (
            <>
              <span>{filtered.said}</span> <Link to="/portfolio-grid">{filtered.clear}</Link>
            </>
          )}
        </p>
        <SortForm words={words.sort} given={table.given} sortedBy={table.sortedBy} />
        <p className="mt-0 mb-3 text-small text-soft">
          <span>{caption}</span> <span className="max-md:hidden">{hint}</span>
        </p>
        <TableScroll label={caption}>
          <table className="ledger text-small tabular-nums">
            <caption className="vh">{caption}</caption>
            <TableHead columns={columns} last={words.columns.result} />
            <tbody>
              {rows.map((row) => (
                <CaseRow key={row.slug} words={words.columns} row={row} />
              ))}
            </tbody>
            {rows.length > 0 && <TableFoot words={words.columns} middle={middle} />}
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

function TableHead({ columns, last }: { columns: readonly Column[]; last: string }) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, label, sorted, url }) => (
          <th key={name} scope="col" aria-sort={sorted}>
            <Link to={url} className="flex min-h-11 items-center gap-1 no-underline">
              {label}
              <Icon
                name={sorted ? "caret-down" : "sort"}
                className={`${sorted ? "" : "opacity-70"} ${sorted === "ascending" ? "rotate-180" : ""}`}
              />
            </Link>
          </th>
        ))}
        <th scope="col">{last}</th>
      </tr>
    </thead>
  );
}

function TableFoot({ words, middle }: { words: Words["columns"]; middle: Table["middle"] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={6}>
          {middle.label}
        </th>
        <td data-label={words.weeks} className="font-bold">
          {middle.weeks}
        </td>
        <td data-label={words.people} className="font-bold">
          {middle.people}
        </td>
        <td className="text-soft">{middle.note}</td>
      </tr>
    </tfoot>
  );
}
