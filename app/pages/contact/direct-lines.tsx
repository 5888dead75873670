import { BandSection, Heading } from "#app/bands/band.tsx";
import { useOldCount } from "#app/browser/use-old-count.ts";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ShownLines } from "./data.server.ts";

type Line = ShownLines["lines"][number];
type Capacity = NonNullable<ShownLines["capacity"]>;

/** Telephone numbers and mail addresses by purpose; below them when each department can begin. */
export function DirectLines({ band }: { band: ShownLines }) {
  const { heading, columns, lines, capacity } = band;
  return (
    <BandSection band={{ ...band, shape: "table", tone: "paper", rhythm: "compact" }}>
      <div className="wrap flex flex-col gap-6">
        <Heading band={band} />
        <div className="grid items-start gap-x-12 gap-y-6 lg:cols-8-4">
          <table className="ledger">
            <caption className="vh">{heading}</caption>
            <ColumnHeads columns={columns} />
            <tbody>
              {lines.map((line) => (
                <LineOf key={line.label} line={line} />
              ))}
            </tbody>
          </table>
          {capacity && <NextStarts capacity={capacity} />}
        </div>
      </div>
    </BandSection>
  );
}

/** On phones the number stands beside what it is for, the address below both. */
function LineOf({ line: { label, department, number, call, mail } }: { line: Line }) {
  return (
    <tr data-department={department}>
      <th scope="row">
        <DiamondLabel>{label}</DiamondLabel>
      </th>
      <td className="display text-h4">
        {call ? (
          <a href={call} className="whitespace-nowrap no-underline hover:underline">
            {number}
          </a>
        ) : (
          number
        )}
      </td>
      <td className="col-span-full">
        <a href={`mailto:${mail}`} className="wrap-anywhere">
          {mail}
        </a>
      </td>
    </tr>
  );
}

/** Too long after the count, every department has to be asked. */
function NextStarts({ capacity: { title, counted, askUs, asOf, isOld, rows } }: { capacity: Capacity }) {
  const isTooOld = useOldCount(asOf) || isOld;
  return (
    <div className="border-t-2 border-current pt-4" data-capacity="" data-as-of={asOf}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-2">
        <h3 className="text-h4">{title}</h3>
        <p className="text-small">{counted}</p>
      </div>
      <dl>
        {rows.map(({ department, name, crew, start, day }) => (
          <div
            key={department + crew}
            data-department={department}
            className="flex flex-wrap justify-between gap-x-6 border-b border-current/25 py-2"
          >
            <dt className="text-small">
              <DiamondLabel>
                {name}: {crew}
              </DiamondLabel>
            </dt>
            <dd className="text-small">
              {isTooOld ? <Link to="/contact">{askUs}</Link> : <time dateTime={start}>{day}</time>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
