import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import type { Service } from "#model/showroom.server.ts";
import "./six-benches.css";

type Words = ServicePage["benches"];

/** The services as colour slabs of uneven length, their edge a skyline on its side. */
export function SixBenches({ words, services }: { words: Words; services: (Service & { slug: string })[] }) {
  return (
    <Band name="six-benches" pad="top" bleed labelledBy="benches">
      <div className="wrap">
        <BandHead id="benches" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
      </div>
      <ul className="rows">
        {services.map((service) => (
          <Bench key={service.slug} service={service} action={words.action} />
        ))}
      </ul>
    </Band>
  );
}

function Bench({ service, action }: { service: Service; action: string }) {
  return (
    <li data-shape={service.isBench ? "object" : "scene"}>
      <div className="slab" data-tone={service.bench}>
        <Picture image={service.iconUrl} alt={service.alt} sizes="90vw md:52vw lg:560px xxl:700px" />
      </div>
      <div className="say">
        <h3>{service.title}</h3>
        <p>{service.need}.</p>
        <ul>
          {service.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ArrowLink to={service.url}>
          {action} {service.short}
        </ArrowLink>
      </div>
    </li>
  );
}
