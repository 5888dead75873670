import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseStory } from "#model/case-story.server.ts";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./desk-story.css";

/** One case on green: what was wrong, what it is now, three figures on the touchline. */
export function DeskStory({ words, story }: { words: Home5Page["story"]; story: CaseStory }) {
  return (
    <Band name="desk-story" tone="pitch" labelledBy="story" bleed>
      <div className="wrap">
        <div className="told">
          <h2 id="story">{words.title}</h2>
          <p className="turn">
            {story.constraint} <b>{story.result}</b>
          </p>
          <ArrowLink to={`/portfolio/${story.slug}`}>{words.action}</ArrowLink>
        </div>
        <Picture image={story.imgUrl} alt={story.alt} sizes="90vw md:50vw xxl:50vw" />
        <dl>
          {story.measures.map((measure) => (
            <div key={measure.label}>
              <dt>{measure.label}</dt>
              <dd>{measure.value}</dd>
            </div>
          ))}
        </dl>
        <p className="method">{story.method}</p>
      </div>
    </Band>
  );
}
