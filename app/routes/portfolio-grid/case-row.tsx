import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Pages } from "#model/content.server.ts";
import type { ListedCase } from "./data.server.ts";

/** One case as a row, or on a phone as a card; its heading is the link. */
export function CaseRow({ words, row }: { words: Pages["portfolio-grid"]["columns"]; row: ListedCase }) {
  const numbers = [
    { label: words.year, text: row.year },
    { label: words.weeks, text: row.weeks },
    { label: words.people, text: row.people },
    { label: words.result, text: row.result },
  ];
  return (
    <tr>
      <th scope="row" className="display relative text-h4">
        <Link to={`/portfolio/${row.slug}`} className="cover no-underline">
          {row.title}
        </Link>
      </th>
      <td data-label={words.outcome}>{row.outcome}</td>
      <td data-label={words.service}>
        <DiamondLabel department={row.department}>{row.service}</DiamondLabel>
      </td>
      <td data-label={words.engine}>{row.engine}</td>
      <td data-label={words.platforms}>{row.runsOn}</td>
      {numbers.map(({ label, text }) => (
        <td key={label} data-label={label} className="font-bold">
          {text}
        </td>
      ))}
    </tr>
  );
}
