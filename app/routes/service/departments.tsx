import { ProofMark } from "#app/sections/proof-mark.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import type { Service } from "#model/site/showroom.server.ts";

type Words = ServicePage["departments"];

/** The services as colour slabs, as long as their crowd: a dot is a person. Their edge is a skyline on its side. */
export function Departments({ words, services }: { words: Words; services: (Service & { slug: string })[] }) {
  return (
    <Band name="departments" pad="top" bleed labelledBy="benches">
      <div className="wrap">
        <BandHead id="benches" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
      </div>
      <ul role="list" className="md:border-b-3">
        {services.map((service) => (
          <Department key={service.slug} service={service} words={words} />
        ))}
      </ul>
    </Band>
  );
}

const objectWide = "md:top-[8%] md:h-[84%] lg:-top-[6%] lg:h-[118%]";
/** As wide as its place at most, so that it keeps clear of the number beside it. */
const object = `absolute end-[4%] -top-[4%] h-[116%] w-auto max-w-full object-contain spring-slow motion-safe:group-hover:-translate-y-2.5 ${objectWide}`;
const scene = "absolute inset-0 size-full max-w-none border-s-10 border-(--ce) object-cover";

function Department({ service, words }: { service: Service; words: Words }) {
  return (
    <li className="group grid gap-x-gut md:grid-cols-12 md:border-t-3">
      <div
        className="flex h-[58vw] overflow-clip md:col-start-1 md:col-end-7 md:-me-gut md:h-full md:min-h-52 lg:col-end-8 lg:me-0 lg:min-h-64 lg:w-fit xxl:min-h-76"
        data-tone={service.department}
      >
        {service.people && <Crowd people={service.people} proof={service.proof} words={words} />}
        <div className="relative flex-1 lg:w-[28vw] lg:flex-none">
          <Picture
            image={service.iconUrl}
            alt={service.alt}
            sizes="90vw md:52vw lg:560px xxl:700px"
            className={service.iconUrl.isCutout ? object : scene}
          />
        </div>
      </div>
      <div className="self-center px-edge pt-6 pb-10 md:col-span-6 md:py-6 md:ps-6 lg:col-start-8 lg:col-end-13 lg:ps-0">
        <h3>{service.title}</h3>
        <p className="mt-2 mb-4 font-semibold">{service.need}.</p>
        <ul role="list" className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-soft">
          {service.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ArrowLink to={service.url}>
          {words.action} {service.short}
        </ArrowLink>
      </div>
    </li>
  );
}

const rows = 4;

/** How many work at a bench, as a number and as dots in columns of four. */
function Crowd({ people, proof, words }: { people: number; proof: string | undefined; words: Words }) {
  const columns = Math.ceil(people / rows);
  const lines = Array.from({ length: Math.min(rows, people) }, (_, row) => {
    const dots = Math.ceil((people - row) / rows);
    return `M5 ${row * 10 + 5}h${dots * 10 - 10}.1`;
  });
  return (
    <div className="relative z-1 flex flex-col justify-end gap-4 py-5 ps-edge pe-3 lg:ps-out">
      <p className="m-0">
        <b className="block display text-h2 leading-none">{people}</b> {words.people} <ProofMark id={proof} />
      </p>
      <svg
        aria-hidden="true"
        className="fill-none stroke-current text-[clamp(6px,1vw,18px)]"
        width={`${columns}em`}
        height={`${rows}em`}
        viewBox={`0 0 ${columns * 10} ${rows * 10}`}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 10"
      >
        <path d={lines.join("")} />
      </svg>
    </div>
  );
}
