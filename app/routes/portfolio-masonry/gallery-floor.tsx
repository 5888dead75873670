import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import "./gallery-floor.css";

/** The floor under the wall, with visitors looking up. */
export function GalleryFloor({ words }: { words: Pages["portfolio-masonry"]["floor"] }) {
  return (
    <Band name="gallery-floor" tone="orch" pad="none" labelledBy="floor">
      <div className="wrap">
        <div className="visitors">
          {words.pegs.map((peg) => (
            <Picture key={peg.src} image={peg} alt="" width={320} />
          ))}
        </div>
        <div className="words">
          <h2 id="floor">{words.title}</h2>
          <p>{words.text}</p>
          <p className="actions">
            <ButtonLink to={words.ask.url}>
              <Icon name="mail" /> {words.ask.label}
            </ButtonLink>{" "}
            <ArrowLink to={words.read.url}>{words.read.label}</ArrowLink>
          </p>
        </div>
      </div>
    </Band>
  );
}
