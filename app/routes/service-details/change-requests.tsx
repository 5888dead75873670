import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";

type Ticket = ServiceDetailsPage["changes"]["tickets"][number];

/** Three change requests as tickets with their prices; the stub shows the decision. */
export function ChangeRequests({ words }: { words: ServiceDetailsPage["changes"] }) {
  return (
    <Band name="change-requests" tone="orch" bleed labelledBy="changes">
      <div className="wrap">
        <BandHead id="changes" title={words.title}>
          <p>
            <Prose text={words.lead} />
          </p>
        </BandHead>
        <ol role="list" className="grid gap-x-gut gap-y-6 md:grid-cols-3 md:grid-rows-[auto_1fr_auto_auto] md:gap-y-0">
          {words.tickets.map((ticket) => (
            <RequestTicket key={ticket.number} ticket={ticket} />
          ))}
        </ol>
        <p className="mt-10 mb-0 font-bold md:mt-14">{words.footer}</p>
      </div>
    </Band>
  );
}

const paper =
  "group grid rounded-lg bg-white px-6 pt-6 shadow-edge md:row-span-4 md:grid-rows-subgrid md:even:translate-y-5";
const tilt = "origin-top-left spring-calm motion-safe:group-hover:rotate-1";
const stub = `relative -mx-6 mb-0 rounded-b-lg border-t-3 border-dashed border-orch-edge bg-white px-6 pt-5 pb-6 leading-snug ${tilt}`;
const startNotch = "before:absolute before:-start-3.5 before:-top-4 before:size-7 before:rounded-full before:bg-orch";
const endNotch = "after:absolute after:-end-3.5 after:-top-4 after:size-7 after:rounded-full after:bg-orch";
const notches = `${startNotch} ${endNotch}`;
const verdicts: Record<string, string> = {
  swapped: "bg-mari text-ink",
  refused: "bg-ink text-paper",
};

function RequestTicket({ ticket }: { ticket: Ticket }) {
  const verdict = verdicts[ticket.verdict] ?? "bg-pitch text-paper";
  return (
    <li className={paper}>
      <p className="mt-0 mb-2.5 font-bold text-soft">{ticket.number}</p>
      <h3>{ticket.ask}</h3>
      <p className="my-5 font-bold tabular-nums">{ticket.sum}</p>
      <p className={`${stub} ${notches}`}>
        <b className={`display mb-2.5 block w-fit rounded-sm px-3.5 py-2 text-h4 ${verdict}`}>{ticket.word}</b>{" "}
        {ticket.why}
      </p>
    </li>
  );
}
