import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import type { Service } from "#model/site/showroom.server.ts";

type Words = ServicePage["departments"];

/** The services as colour slabs of uneven length; their edge is a skyline on its side. */
export function Departments({ words, services }: { words: Words; services: (Service & { slug: string })[] }) {
  return (
    <Band name="departments" pad="top" bleed labelledBy="benches">
      <div className="wrap">
        <BandHead id="benches" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
      </div>
      <ul className="md:border-b-3">
        {services.map((service, index) => (
          <Department key={service.slug} service={service} action={words.action} length={lengths[index] ?? ""} />
        ))}
      </ul>
    </Band>
  );
}

const lengths = ["", "lg:col-end-6", "lg:-me-18", "lg:col-end-5", "lg:col-end-6", ""];

const object =
  "absolute end-[4%] -top-[4%] h-[116%] w-auto max-w-none spring-slow motion-safe:group-hover:-translate-y-2.5 md:end-[7%] md:-top-[12%] md:h-[128%]";
const scene = "absolute inset-y-0 end-0 h-full w-18/25 max-w-none border-s-10 border-(--ce) object-cover";

function Department({ service, action, length }: { service: Service; action: string; length: string }) {
  return (
    <li className="group grid gap-x-gut md:grid-cols-12 md:border-t-3">
      <div
        className={`relative h-[58vw] overflow-clip md:col-span-6 md:col-start-1 md:-me-gut md:h-full md:min-h-52 lg:min-h-64 xxl:min-h-76 ${length}`}
        data-tone={service.department}
      >
        <Picture
          image={service.iconUrl}
          alt={service.alt}
          sizes="90vw md:52vw lg:560px xxl:700px"
          className={service.isDepartment && service.iconUrl.isCutout ? object : scene}
        />
      </div>
      <div className="self-center px-edge pt-6 pb-10 md:col-span-6 md:py-6 md:ps-6 lg:col-start-8 lg:col-end-13 lg:ps-0">
        <h3>{service.title}</h3>
        <p className="mt-2 mb-4 font-semibold">{service.need}.</p>
        <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-soft">
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
