import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { CaseFilter } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import { compareFormId, mostCompared, orNone, portfolioAddress, useTray } from "./tray.ts";

interface Compared {
  said: string;
  columns: readonly { slug: string; title: string; remove: string }[];
  rows: readonly { label: string; cells: readonly string[] }[];
  /** A brief of such a job. */
  brief: string | undefined;
}

interface ComparisonProps {
  words: Pages["portfolio"]["compare"];
  compared: Compared;
  filter: CaseFilter;
  /** Cases on the page that have a tick box of their own. */
  shown: readonly string[];
}

/** The ticked cases side by side. */
export function Comparison({ words, compared, filter, shown }: ComparisonProps) {
  const { ticked } = useTray();
  const without = (slug: string) =>
    portfolioAddress(filter, orNone(ticked.filter((other) => other !== slug)), "#compare");
  return (
    <Band
      name="comparison"
      tone="paper-2"
      pad="none"
      id="compare"
      labelledBy="compare-title"
      className="py-16 lg:py-24"
    >
      <div className="wrap grid-12">
        <header className="col-span-12 lg:col-span-4">
          <h2 id="compare-title">{words.title}</h2>
          <p className="my-5">{compared.said}</p>
          <ul className="mb-6 flex flex-col items-start gap-2.5">
            {compared.columns.map(({ slug, title, remove }) => (
              <li key={slug} data-tone="ink" className="inline-flex items-center gap-1 rounded-md ps-4 font-bold">
                {title}{" "}
                <Link
                  to={without(slug)}
                  aria-label={remove}
                  className="grid size-11 place-items-center focus-visible:-outline-offset-5"
                >
                  <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
          <Form id={compareFormId} action="/portfolio#compare" method="get" autoComplete="off">
            {Object.entries(filter).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {ticked.map(
              (slug) => !shown.includes(slug) && <input key={slug} type="hidden" name="compare" value={slug} />,
            )}
            <Button type="submit">{words.button}</Button>
          </Form>
          {compared.brief && (
            <p className="mt-5 mb-0">
              <Link to={compared.brief} className="font-bold" data-prefetch="off">
                {words.brief}
              </Link>
            </p>
          )}
        </header>
        {compared.columns.length > 0 && (
          <TableScroll label={words.caption} className="col-span-12 mt-8 lg:col-span-7 lg:col-start-6 lg:mt-0">
            <SideBySide caption={words.caption} compared={compared} />
          </TableScroll>
        )}
      </div>
    </Band>
  );
}

const cellLook = "py-3 pe-2 text-start align-top not-first:ps-2 md:py-4 md:pe-4 md:not-first:ps-4";
const lines = { head: "border-b-3", body: "border-b-2 border-line" };
/** The middle column is lighter. */
const columnLook = (index: number) => (index === 1 ? "bg-white/60" : "");

function SideBySide({ caption, compared: { columns, rows } }: { caption: string; compared: Compared }) {
  return (
    <table className={`w-full border-collapse ${columns.length === mostCompared ? "min-w-108" : "min-w-76"}`}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td className={lines.head} />
          {columns.map(({ slug, title }, index) => (
            <th key={slug} scope="col" className={`display text-h4 ${cellLook} ${lines.head} ${columnLook(index)}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row" className={`w-1/3 font-semibold text-soft ${cellLook} ${lines.body}`}>
              {label}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]?.slug} className={`font-bold ${cellLook} ${lines.body} ${columnLook(index)}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
