import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./talk-box.css";

interface Props {
  words: LocalizationPage["dialogue"];
  peg: { imgUrl: ImageSource; alt: string } | undefined;
}

/** The close as a line of dialogue with two answers. */
export function TalkBox({ words, peg }: Props) {
  return (
    <Band name="talk-box" tone="tang" pad="none" bleed labelledBy="talk">
      <div className="wrap">
        {peg && <Picture image={peg.imgUrl} alt={peg.alt} width={300} />}
        <div className="said">
          <p className="speaker">{words.speaker}</p>
          <h2 id="talk">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <ul>
            {[words.action, words.second].map((answer) => (
              <li key={answer.label}>
                <Link to={answer.url}>
                  <Icon name="arrow-right" />
                  {answer.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
