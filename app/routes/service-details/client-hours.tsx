import { Band } from "#app/ui/band.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";

const amount =
  "display mb-4 block text-figure font-stretch-78% tracking-tight transition-[font-stretch] duration-slow ease-snap motion-safe:group-hover:font-stretch-104%";

/** The client's contribution, in amounts, on the ground of ours. */
export function ClientHours({ words }: { words: ServiceDetailsPage["needs"] }) {
  return (
    <Band name="client-hours" tone="paper-2" pad="bottom" labelledBy="needs">
      <div className="wrap gap-x-gut lg:grid lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="needs">{words.title}</h2>
          <p className="lead mt-5 mb-0 max-w-120">{words.text}</p>
        </div>
        <ul role="list" className="grid gap-x-gut max-lg:mt-9 sm:grid-cols-2 lg:col-span-7">
          {words.items.map((item) => (
            <li key={item.title} className="group border-t-3 pt-4 pb-6">
              <b className={amount}>{item.amount}</b>
              <h3 className="text-h4">{item.title}</h3>
              <p className="mt-1.5 mb-0 leading-snug">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
