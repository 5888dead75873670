import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { CaseFilter } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { type ComparedCases, comparedSentence } from "./compared-sentence.ts";
import { compareFormId, mostCompared, useTray } from "./tray.ts";
import { TickedCases } from "./tray-bar.tsx";

interface Row {
  label: string;
  cells: readonly string[];
  /** The cells are numbers with spaces between them, to be drawn as columns. */
  isChart?: boolean;
}

interface Compared extends ComparedCases {
  /** The sentence above them, as long as nothing is ticked or taken away. */
  said: string;
  rows: readonly Row[];
  /** A brief of such a job. */
  brief: string;
}

interface ComparisonProps {
  words: Pages["portfolio"]["compare"];
  compared: Compared;
  filter: CaseFilter;
  /** Cases on the page that have a tick box of their own. */
  shown: readonly string[];
}

/** The ticked cases side by side; before the first tick, an example. */
export function Comparison({ words, compared, filter, shown }: ComparisonProps) {
  const { ticked } = useTray();
  const isReplaced = compared.isExample && ticked.length > 0;
  return (
    // Flush with the header, or the end of the bar would show between them.
    <Band
      name="comparison"
      tone="paper-2"
      pad="none"
      id="comparison"
      labelledBy="compare-title"
      className="-scroll-mt-4 py-compact"
    >
      <span id="compare" className="absolute" />
      <div className="wrap grid gap-x-gut gap-y-8 cols-4-8">
        <header>
          <h2 id="compare-title">{words.title}</h2>
          <p className="my-6">
            {ticked === compared.ticked ? compared.said : comparedSentence(words, { ...compared, ticked })}
          </p>
          {ticked.length > 0 && (
            <div className="mb-6">
              <TickedCases words={words} titles={compared.titles} filter={filter} hash="#comparison" />
            </div>
          )}
          <Form id={compareFormId} action="/portfolio#comparison" method="get" autoComplete="off">
            {Object.entries(filter).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {ticked.map(
              (slug) => !shown.includes(slug) && <input key={slug} type="hidden" name="compare" value={slug} />,
            )}
            <Button type="submit">{words.button}</Button>
          </Form>
        </header>
        {compared.columns.length > 0 && !isReplaced && (
          <div className="min-w-0">
            <TableScroll label={words.caption}>
              <SideBySide caption={words.caption} compared={compared} />
            </TableScroll>
            <p className="mt-6 mb-0">
              <ButtonLink to={compared.brief} tone="tang" data-prefetch="off">
                {words.brief} <Icon name="arrow-right" />
              </ButtonLink>
            </p>
          </div>
        )}
      </div>
    </Band>
  );
}

/** Stays while the cases scroll sideways. */
const label = "sticky start-0 z-1 bg-paper-2";

function SideBySide({ caption, compared: { columns, rows } }: { caption: string; compared: Compared }) {
  return (
    <table className={`ruled ${columns.length === mostCompared ? "min-w-110" : ""}`}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td className={label} />
          {columns.map(({ slug, title }) => (
            <th key={slug} scope="col" className="display">
              <Link to={`/portfolio/${slug}`} className="inline-block py-1">
                {title}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className={`font-text text-small ${label}`}>
              {row.label}
            </th>
            {row.cells.map((cell, index) => (
              <td key={columns[index]?.slug} className={`whitespace-pre-line ${differs(row) ? "font-bold" : ""}`}>
                {row.isChart ? <Weeks label={row.label} counts={cell} most={mostIn(row)} /> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const differs = ({ cells }: Row) => new Set(cells).size > 1;
const numbersIn = (cell: string) => cell.split(" ").map(Number).filter(Number.isFinite);
const mostIn = ({ cells }: Row) => Math.max(...cells.flatMap(numbersIn));

/** A column a week, as high as there were people; all of a row to one scale. */
function Weeks({ label, counts, most }: { label: string; counts: string; most: number }) {
  const numbers = numbersIn(counts);
  if (numbers.length === 0) return counts;
  return (
    <svg
      role="img"
      aria-label={`${label}: ${counts}`}
      viewBox={`0 0 ${numbers.length} ${most}`}
      preserveAspectRatio="none"
      className="w-full"
      height="48"
    >
      {numbers.map((count, week) => (
        <rect key={week} className="fill-ink" x={week + 0.1} y={most - count} width={0.8} height={count} />
      ))}
    </svg>
  );
}
