import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import type { Service } from "#model/site/showroom.server.ts";
import "./tag.css";

interface HeroProps {
  words: ServicePage["tags"];
  services: (Service & { slug: string })[];
}

/** Visitors' problems as tags on a cloakroom rail, each in the colour of the department that solves it. */
export function Hero({ words, services }: HeroProps) {
  return (
    <Band name="hero" tone="paper-2" pad="none" grid="map" bleed labelledBy="tags" className="pt-10 pb-half">
      <RegMark className="end-6 top-6" />
      <div className="wrap">
        <div className="gap-gut md:grid md:grid-cols-[9fr_3fr] md:items-end">
          <h1 id="tags" className="text-hero/(--clear) font-stretch-80% tracking-tight">
            {words.title}
          </h1>
          <div className="mt-5 max-w-120 md:mb-3">
            <p className="lead mb-3">{words.lead}</p>
            <EstimateLink />
          </div>
        </div>
        <h2 className="vh">{words.listTitle}</h2>
      </div>
      <ul role="list" className="relative mt-half grid gap-x-4 px-out xs:grid-cols-2 lg:grid-cols-5 lg:gap-x-gut">
        {words.items.map((item, index) => {
          const service = item.service
            ? services.find(({ slug }) => slug === item.service)
            : services[index % services.length];
          return service && <Tag key={item.text} text={item.text} service={service} index={index} />;
        })}
      </ul>
    </Band>
  );
}

/** No tag hangs like its neighbour: tilts repeat after three, heights after four or five. */
const tilts = [
  "-rotate-1 motion-safe:hover:-rotate-4",
  "motion-safe:hover:rotate-4",
  "rotate-1 motion-safe:hover:-rotate-4",
];

function heightOf(index: number): string {
  if (index % 4 === 1) return "pt-19 lg:pt-22";
  return index % 5 === 3 ? "pt-12 lg:pt-16" : "pt-12";
}

const link = "relative grid origin-top pb-6 no-underline outline-none spring-slow";
const loop =
  "before:absolute before:inset-x-0 before:-top-1 before:mx-auto before:h-22 before:w-5.5 before:rounded-md before:border-4";
const focused = "group-focus-visible:outline-4 group-focus-visible:-outline-offset-8 group-focus-visible:outline-focus";
const card = `hung-tag grid min-h-48 content-between gap-6 px-4 pt-12 pb-6 lg:min-h-64 lg:px-5 lg:pt-14 ${focused}`;

function Tag({ text, service, index }: { text: string; service: Service; index: number }) {
  return (
    <li className="relative grid before:absolute before:-inset-x-[100vw] before:top-0 before:h-2.5 before:bg-ink">
      <Link to={service.url} className={`group ${link} ${loop} ${tilts[index % 3]} ${heightOf(index)}`}>
        <span className={card} data-tone={service.department}>
          <span className="flex items-center justify-between gap-2 text-small/tight font-bold">
            {service.short}
            <Icon name="arrow-right" />
          </span>{" "}
          <span className="display text-h4 text-balance">{text}</span>
        </span>
      </Link>
    </li>
  );
}
