import { OwnSection, TopHead } from "#app/bands/band.tsx";
import { useOldCount } from "#app/browser/use-old-count.ts";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ShownLeads } from "./data.server.ts";

/** One row a service: who leads it, the direct line, and when its department can begin. */
export function ServiceLeads({ band }: { band: ShownLeads }) {
  const { heading, columns, leads, capacity } = band;
  return (
    <OwnSection band={band} tone="ink" rhythm="normal">
      <div className="wrap flex flex-col gap-8" data-capacity={capacity && ""} data-as-of={capacity?.asOf}>
        <TopHead band={band} />
        <table className="ledger">
          <caption className="vh">{heading}</caption>
          <ColumnHeads columns={columns} />
          <tbody>
            {leads.map((lead) => (
              <Row key={lead.person} lead={lead} columns={columns} capacity={capacity} />
            ))}
          </tbody>
        </table>
        {capacity && <p className="text-small">{capacity.counted}</p>}
      </div>
    </OwnSection>
  );
}

interface RowProps {
  lead: ShownLeads["leads"][number];
  columns: readonly string[];
  capacity: ShownLeads["capacity"];
}

function Row({ lead: { title, url, person, name, phone, imgUrl, department, starts }, columns, capacity }: RowProps) {
  return (
    <tr>
      <th scope="row" className="display text-h4">
        <Link to={url}>{title}</Link>
      </th>
      <td className="col-span-full" data-label={columns[1]}>
        <span className="flex items-center gap-4">
          <span data-department={department} className="size-20 flex-none overflow-clip rounded-full bg-(--c)">
            <Picture image={imgUrl} alt="" width={80} className="size-full object-cover object-top" />
          </span>
          <Link to={`/team/${person}`}>{name}</Link>
        </span>
      </td>
      <td className="col-span-full" data-label={columns[2]}>
        {phone && (
          <a className="display text-h4 whitespace-nowrap" href={phone.url}>
            {phone.number}
          </a>
        )}
      </td>
      {capacity && (
        <td className="col-span-full" data-label={columns[3]}>
          <Starts starts={starts} capacity={capacity} />
        </td>
      )}
    </tr>
  );
}

interface StartsProps {
  starts: ShownLeads["leads"][number]["starts"];
  capacity: NonNullable<ShownLeads["capacity"]>;
}

/** When the department can begin; too long after the count, that one has to ask. */
function Starts({ starts, capacity: { asOf, isOld, askUs } }: StartsProps) {
  const isTooOld = useOldCount(asOf) || isOld;
  if (isTooOld || starts.length === 0) return <Link to="/contact">{askUs}</Link>;
  return starts.map(({ crew, start, day }) => (
    <span key={crew} className="block">
      {crew}:{" "}
      <time dateTime={start} className="font-bold">
        {day}
      </time>
    </span>
  ));
}
