import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import { telephoneLink } from "#shared/format.ts";
import type { DeskLead } from "./data.server.ts";

/** Each counter has its own colour and height; the first starts at the window's edge. */
const counters = [
  { place: "md:ms-out", desk: "border-paper-3 bg-white md:min-h-83 md:ps-out" },
  { place: "md:ms-4", desk: "border-ink-3 bg-ink text-paper md:min-h-98" },
  { place: "md:ms-4", desk: "border-paper-3 bg-paper-2 md:min-h-88" },
];

/** Three people behind a desk, each with a question to ask them and their number. */
export function Contacts({ words, leads }: { words: Home4Page["leads"]; leads: DeskLead[] }) {
  return (
    <Band name="contacts" tone="mari" pad="top" labelledBy="leads" bleed>
      <div className="wrap">
        <h2 id="leads">{words.title}</h2>
        <p className="lead mt-5 mb-0 max-w-[32em]">{words.lead}</p>
      </div>
      <ul role="list" className="mt-8 grid md:auto-cols-[minmax(0,4fr)] md:grid-flow-col md:grid-cols-[minmax(0,5fr)]">
        {leads.map((lead, index) => (
          <Contact key={lead.slug} lead={lead} look={counters[index % counters.length]} />
        ))}
      </ul>
    </Band>
  );
}

const person =
  "ms-5 -mb-10 w-[46vw] max-w-70 spring-calm md:w-[20vw] motion-safe:group-hover:-translate-y-3 motion-safe:group-hover:-rotate-2";

function Contact({ lead, look }: { lead: DeskLead; look: (typeof counters)[number] | undefined }) {
  return (
    <li className="group flex flex-col justify-end">
      <Picture
        image={lead.imgUrl}
        alt={lead.alt}
        sizes="44vw md:24vw lg:280px"
        className={`${person} ${look?.place ?? ""}`}
      />
      <div className={`relative border-t-14 px-edge pt-6 pb-9 md:px-8 ${look?.desk ?? ""}`}>
        <h3>
          <Link to={`/team/${lead.slug}`} className="decoration-transparent hover:decoration-current">
            {lead.name}
          </Link>
        </h3>
        <p className="mt-1 mb-0 font-semibold">{lead.position}</p>
        <p className="mt-4 mb-5 text-lead/snug font-lead">{lead.ask}</p>
        <Link className="display inline-flex items-center gap-2 py-1.5 text-h4" to={telephoneLink(lead.phone)}>
          <Icon name="phone" /> {lead.phone}
        </Link>
      </div>
    </li>
  );
}
