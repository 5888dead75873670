import { useOldCount } from "#app/browser/use-old-count.ts";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { CapacityBoard as Board } from "#model/site/capacity-board.server.ts";
import { formatDate } from "#shared/format.ts";

/** When each department can begin; too long after the count, that one has to ask. */
export function CapacityBoard({ title, counted, askUs, asOf, rows, isOld }: Board) {
  const isTooOld = useOldCount(asOf) || isOld;
  return (
    <Band name="capacity" tone="paper-2" pad="none" labelledBy="capacity">
      <div className="wrap grid gap-x-gut gap-y-6 py-half lg:grid-cols-3" data-capacity="" data-as-of={asOf}>
        <div>
          <h2 id="capacity">{title}</h2>
          <p className="mt-4 mb-0 text-soft">{counted.replace("{day}", formatDate(asOf))}</p>
        </div>
        <dl className="grid gap-x-gut md:grid-cols-2 lg:col-span-2">
          {rows.map(({ department, name, crew, start }) => (
            <div key={department + crew} data-department={department} className="border-t-3 pt-4 pb-7">
              <dt className="font-bold">
                <i aria-hidden="true" className="me-2.5 inline-block size-3.5 rotate-45 rounded-xs bg-(--c)" />
                {name}: {crew}
              </dt>
              <dd className="display mt-2 text-h3 font-stretch-80%">
                {isTooOld ? <Link to="/contact">{askUs}</Link> : <time dateTime={start}>{formatDate(start)}</time>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
