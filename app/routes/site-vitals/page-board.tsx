import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Content } from "#model/read-content.server.ts";
import { formatDate } from "#shared/format.ts";
import { firstVisitLimits, type SiteVitals, type VitalName } from "#shared/vitals.ts";
import { formatBytes, formatVital } from "./format-vital.ts";
import "./page-board.css";

type Words = Content["pages"]["site-vitals"]["board"];

const shown = ["LCP", "INP", "CLS"] as const satisfies VitalName[];

/** Each page of the address book: what it weighs, as the build counted it, and how fast it was. */
export function PageBoard({ words, vitals }: { words: Words; vitals: SiteVitals }) {
  const { columns } = words;
  const heads = [columns.page, columns.html, columns.script, columns.style, ...shown.map((metric) => columns[metric])];
  return (
    <Band name="page-board" pad="none" labelledBy="board">
      <div className="wrap">
        <BandHead id="board" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <TableScroll label={words.label}>
          <table className="ruled">
            <ColumnHeads columns={[...heads, columns.visits]} />
            <tbody>
              {vitals.pages.map((page) => (
                <PageRow key={page.route} page={page} words={words} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {words.limit}
                </th>
                <td>{formatBytes(firstVisitLimits.script)}</td>
                <td>{formatBytes(firstVisitLimits.style)}</td>
                <td colSpan={4} />
              </tr>
            </tfoot>
          </table>
        </TableScroll>
        <p className="build">
          {words.build} <b>{vitals.buildId}</b>. {words.from} {formatDate(vitals.from)} {words.to}{" "}
          {formatDate(vitals.to)}.
        </p>
      </div>
    </Band>
  );
}

function PageRow({ page, words }: { page: SiteVitals["pages"][number]; words: Words }) {
  const { route, html, script, style, readings } = page;
  return (
    <tr>
      <th scope="row">{route.replace(/:(\w+)/g, "{$1}")}</th>
      <td>{html === undefined ? words.onRequest : formatBytes(html)}</td>
      <td>{formatBytes(script)}</td>
      <td>{formatBytes(style)}</td>
      {shown.map((metric) => {
        const reading = readings[metric];
        return <td key={metric}>{reading ? formatVital(metric, reading.p75) : words.none}</td>;
      })}
      <td>{Math.max(0, ...Object.values(readings).map(({ visits }) => visits))}</td>
    </tr>
  );
}
