import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./change-tickets.css";

/** Three changes with their prices and what became of them. */
export function ChangeTickets({ words }: { words: ServiceDetailsPage["changes"] }) {
  return (
    <Band name="change-tickets" tone="orch" bleed labelledBy="changes">
      <div className="wrap">
        <BandHead id="changes" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ol>
          {words.tickets.map((ticket) => (
            <li key={ticket.number}>
              <p className="number">{ticket.number}</p>
              <h3>{ticket.ask}</h3>
              <p className="sum">{ticket.sum}</p>
              <p className="stub">
                <b data-verdict={ticket.verdict}>{ticket.word}</b> {ticket.why}
              </p>
            </li>
          ))}
        </ol>
        <p className="closing">{words.footer}</p>
      </div>
    </Band>
  );
}
