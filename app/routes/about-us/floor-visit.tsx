import { useSite } from "#app/frame/use-site.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./floor-visit.css";

/** The monthly open afternoon. */
export function FloorVisit({ words }: { words: Pages["about-us"]["visit"] }) {
  const { emails } = useSite().site;
  return (
    <Band name="floor-visit" tone="pitch" pad="none" labelledBy="floor-visit-title">
      <div className="wrap">
        <RegMark />
        <h2 id="floor-visit-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <div className="actions">
          <ButtonLink to={words.action.url} tone="mari">
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
          <ArrowLink to={`mailto:${emails.hello}`} plain>
            {emails.hello}
          </ArrowLink>
        </div>
        <Picture image={words.imgUrl} alt={words.alt} sizes="118vw md:60vw xxl:900px" />
      </div>
    </Band>
  );
}
