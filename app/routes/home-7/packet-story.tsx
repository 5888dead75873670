import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseStory } from "#model/case-story.server.ts";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./packet-story.css";

/** A case on the diagonal: what was in the way top left, what came of it bottom right. */
export function PacketStory({ words, story }: { words: Home7Page["story"]; story: CaseStory }) {
  return (
    <Band name="packet-story" tone="white" labelledBy="packet">
      <div className="wrap">
        <div className="way">
          <h2 id="packet">{words.title}</h2>
          <p className="lead">
            {story.title}. {story.constraint}
          </p>
        </div>
        <Picture image={story.imgUrl} alt={story.alt} sizes="100vw lg:84vw xxl:84vw" />
        <div className="came">
          <p className="lead">{story.result}</p>
          <ul>
            {story.measures.map((measure) => (
              <li key={measure.label}>
                <b>{measure.value}</b> {measure.label}
              </li>
            ))}
          </ul>
          <ArrowLink to={`/portfolio/${story.slug}`}>{words.action}</ArrowLink>
        </div>
        <p className="method">{story.method}</p>
      </div>
    </Band>
  );
}
