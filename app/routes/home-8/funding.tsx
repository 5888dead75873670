import { Band } from "#app/ui/band.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";

type Words = Home8Page["funding"];

/** Three ways to pay for it, as tickets with a stub. */
export function Funding({ words }: { words: Words }) {
  return (
    <Band name="funding" tone="orch" labelledBy="tickets">
      <div className="wrap">
        <h2 id="tickets" className="mb-8 text-hero/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h2>
        <ul role="list" className="grid gap-4.5 lg:pe-12">
          {words.routes.map((route) => (
            <Ticket key={route.title} route={route} labels={words.labels} />
          ))}
        </ul>
        <p className="lead mt-8 mb-0">{words.lead}</p>
      </div>
    </Band>
  );
}

const ticket =
  "rounded-lg bg-white shadow-edge spring-calm md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:even:ms-12 lg:even:-me-12 motion-safe:hover:translate-x-2";
const stub =
  "grid gap-3.5 border-orch px-6 pt-5 pb-6 max-md:border-t-5 max-md:border-dotted md:grid-cols-[3fr_3fr_5fr] md:items-center md:border-s-5 md:border-dotted md:p-8";

function Ticket({ route, labels }: { route: Words["routes"][number]; labels: Words["labels"] }) {
  const terms = [
    { term: labels.price, text: route.price },
    { term: labels.code, text: route.code },
    { term: labels.paper, text: route.paper },
  ];
  return (
    <li className={ticket}>
      <div className="px-6 pt-6 pb-5 md:px-8 md:py-7">
        <h3>{route.title}</h3>
        <p className="mt-2 mb-0 leading-snug">{route.text}</p>
      </div>
      <dl className={stub}>
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-small font-bold text-soft">{term}</dt>
            <dd className="display text-h4">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
