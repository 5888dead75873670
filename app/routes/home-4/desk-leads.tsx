import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import { telephoneLink } from "#shared/format.ts";
import type { DeskLead } from "./page.tsx";
import "./desk-leads.css";

/** Three people behind a desk, each with a question to ask and a number to ring. */
export function DeskLeads({ words, leads }: { words: Home4Page["leads"]; leads: DeskLead[] }) {
  return (
    <Band name="desk-leads" pad="top" labelledBy="leads" bleed>
      <div className="wrap">
        <h2 id="leads">{words.title}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <ul>
        {leads.map((lead) => (
          <li key={lead.slug}>
            <Picture image={lead.imgUrl} alt={lead.alt} sizes="44vw md:24vw lg:280px" />
            <div className="counter">
              <h3>
                <Link to={`/team/${lead.slug}`}>{lead.name}</Link>
              </h3>
              <p>{lead.position}</p>
              <p className="ask">{lead.ask}</p>
              <Link className="ring" to={telephoneLink(lead.phone)}>
                <Icon name="phone" /> {lead.phone}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
