import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import "./next-job.css";

/** The closing call; somebody looks over the edge. */
export function NextJob({ words }: { words: Pages["portfolio"]["next"] }) {
  return (
    <Band name="next-job" tone="mari" pad="none" labelledBy="next-job" bleed>
      <div className="wrap">
        <h2 id="next-job">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ButtonLink to={words.action.url}>
          {words.action.label} <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <Picture image={words.imgUrl} alt="" width={380} />
    </Band>
  );
}
