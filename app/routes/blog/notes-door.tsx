import { LetterForm } from "#app/sections/letter-form.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";
import "./notes-door.css";

/** How to hear of new posts without a pop-up: the letter, and feeds where there are any. */
export function NotesDoor({ door }: { door: FrontPage["door"] }) {
  const { title, text, letter, feeds, imgUrl } = door;
  return (
    <Band name="notes-door" tone="tang" pad="none" bleed id="door" labelledBy="door-title">
      <div className="wrap grid-12">
        <h2 id="door-title">{title}</h2>
        <div className="ways">
          <p>{text}</p>
          <LetterForm words={letter} />
          {feeds.length > 0 && (
            <div className="actions">
              {feeds.map(({ label, url }) => (
                <ButtonLink key={url} to={url} tone="line">
                  <Icon name="rss" /> {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
      </div>
      <Picture image={imgUrl} alt="" width={270} className="peg" />
    </Band>
  );
}
