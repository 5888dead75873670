import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Pages } from "#model/content.server.ts";
import type { ListedCase } from "./listed-cases.server.ts";

/** One case as a row; the whole row follows the link in its heading. */
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
    <tr data-tone={row.bench}>
      <th scope="row">
        <Link to={`/portfolio/${row.slug}`}>{row.title}</Link>
      </th>
      <td data-label={words.outcome}>{row.outcome}</td>
      <td data-label={words.service}>
        <DiamondLabel bench={row.bench} className="diamond">
          {row.service}
        </DiamondLabel>
      </td>
      {plain.map(({ label, text }) => (
        <td key={label} data-label={label}>
          {text}
        </td>
      ))}
      {numbers.map(({ label, text }) => (
        <td key={label} data-label={label} data-number>
          {text}
        </td>
      ))}
      <td className="result" data-label={words.result}>
        {row.result}
      </td>
    </tr>
  );
}
