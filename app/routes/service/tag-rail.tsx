import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import type { Service } from "#model/showroom.server.ts";
import "./tag-rail.css";

interface Words {
  words: ServicePage["tags"];
  services: (Service & { slug: string })[];
}

/** A cloakroom rail: problems hang as tags in the colour of the bench that mends them. */
export function TagRail({ words, services }: Words) {
  return (
    <Band name="tag-rail" tone="paper-2" pad="none" grid="map" bleed labelledBy="tags">
      <RegMark />
      <div className="wrap">
        <div className="top">
          <h1 id="tags">{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <h2 className="vh">{words.listTitle}</h2>
      </div>
      <ul>
        {words.items.map((item) => {
          const service = services.find(({ slug }) => slug === item.service);
          return service && <Tag key={item.text} text={item.text} service={service} />;
        })}
      </ul>
    </Band>
  );
}

function Tag({ text, service }: { text: string; service: Service }) {
  return (
    <li>
      <Link to={service.url}>
        <span className="card" data-tone={service.bench}>
          <span className="text">{text}</span>{" "}
          <span className="bench">
            {service.short}
            <Icon name="arrow-right" />
          </span>
        </span>
      </Link>
    </li>
  );
}
