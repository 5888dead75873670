import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Content } from "#model/content.server.ts";
import { formatDate } from "#shared/format.ts";
import type { SiteVitals, VitalName } from "#shared/vitals.ts";
import { formatBytes, formatVital } from "./format-vital.ts";

type Words = Content["pages"]["site-vitals"]["board"];

const shown = ["LCP", "INP", "CLS"] as const satisfies VitalName[];

type Page = SiteVitals["pages"][number];

/** Every route with its weight, as counted by the build, and its measured speed. */
export function Pages({ words, vitals }: { words: Words; vitals: SiteVitals }) {
  const visited = vitals.pages.filter(isTimed);
  const others = vitals.pages.filter((page) => !isTimed(page));
  const { columns } = words;
  return (
    <Band name="pages" pad="none" labelledBy="board" className="py-half">
      <div className="wrap">
        <BandHead id="board" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        {visited.length > 0 && (
          <PageTable
            label={words.label}
            words={words}
            pages={visited}
            metrics={shown}
            heads={[...shown.map((metric) => columns[metric]), columns.visits]}
          />
        )}
        {others.length > 0 && (
          <details className="mt-6" open={visited.length === 0}>
            <summary className="min-h-11 py-3 font-bold">
              {words.others.replace("{count}", String(others.length))}
            </summary>
            <PageTable label={words.othersLabel} words={words} pages={others} metrics={[]} heads={[]} />
          </details>
        )}
        <p className="mt-6 mb-0 text-soft">
          {words.build} <b>{vitals.buildId}</b>. {words.from} {formatDate(vitals.from)} {words.to}{" "}
          {formatDate(vitals.to)}.
        </p>
      </div>
    </Band>
  );
}

interface PageTableProps {
  label: string;
  words: Words;
  pages: readonly Page[];
  /** The timings shown beside the weights, along with the number of visits. */
  metrics: readonly (typeof shown)[number][];
  heads: readonly string[];
}

/** One row per page; on a phone one card each, whose figures carry their column headings. */
function PageTable({ label, words, pages, metrics, heads }: PageTableProps) {
  const { columns } = words;
  const weights = [columns.html, columns.script, columns.style];
  return (
    <TableScroll label={label}>
      <table className="ledger">
        <ColumnHeads columns={[columns.page, ...weights, ...heads]} />
        <tbody>
          {pages.map(({ route, html, script, style, readings }) => {
            const figures = [
              html === undefined ? words.onRequest : formatBytes(html),
              formatBytes(script),
              formatBytes(style),
              ...metrics.map((metric) => readings[metric] && formatVital(metric, readings[metric].p75)),
              ...(metrics.length > 0 ? [String(visitsOf(readings))] : []),
            ];
            return (
              <tr key={route}>
                <th scope="row" className="display text-h4 wrap-anywhere">
                  {route.replace(/:(\w+)/g, "{$1}")}
                </th>
                {[...weights, ...heads].map((head, column) => (
                  <td key={head} data-label={head} className="md:whitespace-nowrap">
                    {figures[column] ?? words.none}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" colSpan={2}>
              {words.heaviest}
            </th>
            <td data-label={columns.script}>{formatBytes(Math.max(...pages.map(({ script }) => script)))}</td>
            <td data-label={columns.style}>{formatBytes(Math.max(...pages.map(({ style }) => style)))}</td>
            {heads.length > 0 && <td colSpan={heads.length} />}
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  );
}

function isTimed({ readings }: Page): boolean {
  return visitsOf(readings) > 0;
}

function visitsOf(readings: Page["readings"]): number {
  return Math.max(0, ...Object.values(readings).map(({ visits }) => visits));
}
