import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Department } from "#shared/department.ts";
import { telephoneLink } from "#shared/format.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface ServiceLead {
  slug: string;
  name: string;
  phone?: string | undefined;
  imgUrl: ImageSource;
  title: string;
  url: string;
  department: Department;
}

/** One person per service, each in an arch of their department's colour, with their direct line. */
export function ServiceLeads({ words, leads }: { words: Pages["team"]["leads"]; leads: readonly ServiceLead[] }) {
  return (
    <Band name="service-leads" tone="ink" labelledBy="service-arches-title">
      <div className="wrap">
        <BandHead id="service-arches-title" title={words.title}>
          <p>{words.hours}</p>
        </BandHead>
        <ul
          role="list"
          className={`grid grid-cols-2 gap-x-gut md:grid-cols-3 ${leads.length > 3 ? "xl:grid-cols-6" : ""}`}
        >
          {leads.map((lead) => (
            <li
              key={lead.slug}
              data-department={lead.department}
              className="row-span-4 grid data-[department=pitch]:[--c:var(--color-pitch-lift)] grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0 pb-10 text-body/snug"
            >
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
      <span className="mb-5 block aspect-square overflow-hidden rounded-b-md rounded-t-[50%_46%] bg-(--c)">
        <Picture image={lead.imgUrl} alt="" width={300} className="-mx-[6%] -mt-[2%] w-[112%] max-w-none" />
      </span>
      <h3 className="text-h4">
        <Link to={lead.url} className="no-underline hover:underline">
          {lead.title}
        </Link>
      </h3>
      <p className="mt-1.5 mb-0">
        <Link to={`/team/${lead.slug}`} className="inline-block py-0.5">
          {lead.name}
        </Link>
      </p>
      {lead.phone && (
        <p className="mt-1.5 mb-0">
          <a
            className="display inline-block py-0.5 text-h4 decoration-(--c) xl:text-[1.2rem]"
            href={telephoneLink(lead.phone)}
          >
            {lead.phone}
          </a>
        </p>
      )}
    </>
  );
}
