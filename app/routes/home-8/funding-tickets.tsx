import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import "./funding-tickets.css";

type Words = Home8Page["funding"];

/** Three routes to pay for it, as tickets with a stub. */
export function FundingTickets({ words }: { words: Words }) {
  return (
    <Band name="funding-tickets" tone="orch" labelledBy="tickets">
      <div className="wrap">
        <BandHead id="tickets" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ul>
          {words.routes.map((route) => (
            <Ticket key={route.title} route={route} labels={words.labels} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Ticket({ route, labels }: { route: Words["routes"][number]; labels: Words["labels"] }) {
  return (
    <li>
      <div className="main">
        <h3>{route.title}</h3>
        <p>{route.text}</p>
      </div>
      <dl>
        <div>
          <dt>{labels.price}</dt>
          <dd>{route.price}</dd>
        </div>
        <div>
          <dt>{labels.code}</dt>
          <dd>{route.code}</dd>
        </div>
        <div>
          <dt>{labels.paper}</dt>
          <dd>{route.paper}</dd>
        </div>
      </dl>
    </li>
  );
}
