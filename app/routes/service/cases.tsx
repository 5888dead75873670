import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import type { Service } from "#model/site/showroom.server.ts";

interface File extends Service {
  slug: string;
  cases: { slug: string; title: string; result: string }[];
}

/** Every case, in the folder of the department that did it. */
export function Cases({ words, services }: { words: ServicePage["proof"]; services: File[] }) {
  return (
    <Band name="cases" labelledBy="files">
      <div className="wrap">
        <BandHead id="files" title={words.title}>
          <p>
            <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
          </p>
        </BandHead>
        <div className={`gap-x-gut sm:columns-2 ${services.length > 2 ? "lg:columns-3" : ""}`}>
          {services.map((service) => (
            <Folder key={service.slug} service={service} />
          ))}
        </div>
      </div>
    </Band>
  );
}

function Folder({ service }: { service: File }) {
  return (
    <section aria-labelledby={`file-${service.slug}`} className="mb-8 break-inside-avoid">
      <h3
        id={`file-${service.slug}`}
        className="inline-block rounded-t-md px-5 pt-2.5 pb-2 text-h4"
        data-tone={service.department}
      >
        {service.short}
      </h3>
      <ul role="list" className="rounded-e-md rounded-b-md bg-white shadow-lift">
        {service.cases.map((entry) => (
          <li key={entry.slug} className="border-line not-first:border-t-2">
            <Link
              to={`/portfolio/${entry.slug}`}
              className="group grid gap-1 px-5 py-4 leading-snug no-underline focus-visible:-outline-offset-4"
            >
              <b className="display text-h4 wrap-anywhere decoration-3 group-hover:underline">{entry.title}</b>{" "}
              <span className="text-soft">{entry.result}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
