import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import type { Service } from "#model/showroom.server.ts";
import "./case-files.css";

interface File extends Service {
  slug: string;
  cases: { slug: string; title: string; result: string }[];
}

/** Every case under the bench that did it. */
export function CaseFiles({ words, services }: { words: ServicePage["proof"]; services: File[] }) {
  return (
    <Band name="case-files" labelledBy="files">
      <div className="wrap">
        <BandHead id="files" title={words.title}>
          <p>
            <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
          </p>
        </BandHead>
        <div className="files">
          {services.map((service) => (
            <section key={service.slug} aria-labelledby={`file-${service.slug}`}>
              <h3 id={`file-${service.slug}`} data-tone={service.bench}>
                {service.short}
              </h3>
              <ul>
                {service.cases.map((entry) => (
                  <li key={entry.slug}>
                    <Link to={`/portfolio/${entry.slug}`}>
                      <b>{entry.title}</b> <span>{entry.result}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Band>
  );
}
