import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/read-content.server.ts";
import type { Bench } from "#shared/bench.ts";
import { telephoneLink } from "#shared/format.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./service-arches.css";

interface ServiceLead {
  slug: string;
  name: string;
  phone?: string | undefined;
  imgUrl: ImageSource;
  title: string;
  url: string;
  bench: Bench;
}

/** One person per service, each in an arch of their bench's colour, with the line that rings on their desk. */
export function ServiceArches({ words, leads }: { words: Pages["team"]["leads"]; leads: readonly ServiceLead[] }) {
  return (
    <Band name="service-arches" tone="ink" labelledBy="service-arches-title">
      <div className="wrap">
        <BandHead id="service-arches-title" title={words.title}>
          <p>{words.hours}</p>
        </BandHead>
        <ul>
          {leads.map((lead) => (
            <li key={lead.slug} data-lead={lead.bench}>
              <Arch lead={lead} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Arch({ lead }: { lead: ServiceLead }) {
  return (
    <>
      <span className="arch">
        <Picture image={lead.imgUrl} alt="" width={300} />
      </span>
      <h3>
        <Link to={lead.url}>{lead.title}</Link>
      </h3>
      <p>
        <Link to={`/team/${lead.slug}`}>{lead.name}</Link>
      </p>
      {lead.phone && (
        <p>
          <a className="line" href={telephoneLink(lead.phone)}>
            {lead.phone}
          </a>
        </p>
      )}
    </>
  );
}
