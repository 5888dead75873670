import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Pages } from "#model/content.server.ts";
import type { ListedCase } from "./data.server.ts";

const cell =
  "text-start align-middle max-lg:block max-lg:py-0 max-lg:pe-0 lg:border-b-2 lg:border-line lg:px-1 lg:py-3.5 xl:px-2 xl:py-4 xxl:px-3 " +
  "lg:group-even:bg-paper-2/50 lg:group-hover:bg-(--c) lg:group-hover:text-(--on)";
/** Where rows become cards, each cell's label is above its value. */
export const labelled =
  "max-lg:before:block max-lg:before:text-note max-lg:before:font-semibold max-lg:before:text-soft " +
  "max-lg:before:content-[attr(data-label)]";

/** One case as a row, or as a card with its diamond; the whole row follows the link in its heading. */
export function CaseRow({ words, row }: { words: Pages["portfolio-grid"]["columns"]; row: ListedCase }) {
  const plain = [
    { label: words.engine, text: row.engine },
    { label: words.platforms, text: row.runsOn },
  ];
  const numbers = [
    { label: words.year, text: row.year },
    { label: words.weeks, text: row.weeks },
    { label: words.people, text: row.people },
  ];
  return (
    <tr
      className="group bg-transparent text-inherit max-lg:grid max-lg:grid-cols-6 max-lg:gap-x-4 max-lg:gap-y-2 max-lg:border-b-2 max-lg:border-line max-lg:py-5"
      data-tone={row.department}
    >
      <th scope="row" className={`display relative font-stretch-88% max-lg:col-span-full ${cell} ${diamond}`}>
        <Link to={`/portfolio/${row.slug}`} className="no-underline lg:scroll-mt-16 lg:after:absolute lg:after:inset-0">
          {row.title}
        </Link>
      </th>
      <td
        data-label={words.outcome}
        className={`max-lg:col-span-3 max-lg:ps-0 xxl:whitespace-nowrap ${cell} ${labelled}`}
      >
        {row.outcome}
      </td>
      <td data-label={words.service} className={`max-lg:col-span-3 max-lg:ps-0 ${cell} ${labelled}`}>
        <DiamondLabel
          department={row.department}
          className="max-lg:before:hidden lg:group-hover:before:bg-current xxl:whitespace-nowrap"
        >
          {row.service}
        </DiamondLabel>
      </td>
      {plain.map(({ label, text }) => (
        <td key={label} data-label={label} className={`max-lg:col-span-3 max-lg:ps-0 ${cell} ${labelled}`}>
          {text}
        </td>
      ))}
      {numbers.map(({ label, text }) => (
        <td
          key={label}
          data-label={label}
          className={`font-bold max-lg:ps-0 max-lg:col-span-2 ${cell} lg:text-end ${labelled}`}
        >
          {text}
        </td>
      ))}
      <td
        data-label={words.result}
        className={`font-bold max-lg:ps-0 max-lg:col-span-full lg:min-w-38 ${cell} ${labelled}`}
      >
        {row.result}
      </td>
    </tr>
  );
}

const diamond =
  "text-h3 max-lg:ps-8 max-lg:before:absolute max-lg:before:start-0.5 max-lg:before:top-[0.2em] max-lg:before:size-4 " +
  "max-lg:before:rotate-45 max-lg:before:rounded-xs max-lg:before:bg-(--c) lg:text-body/(--clear) xxl:whitespace-nowrap";
