import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./text-boxes.css";

type Words = LocalizationPage["boxes"];

interface Props {
  words: Words;
  peg: { imgUrl: ImageSource; alt: string } | undefined;
}

/** One sentence in boxes of one width: English stands inside, the others run over the edge by their true length. */
export function TextBoxes({ words, peg }: Props) {
  return (
    <Band name="text-boxes" tone="tang" pad="none" bleed labelledBy="boxes">
      <div className="wrap">
        <Crumb to={words.crumb.url}>{words.crumb.label}</Crumb>
        <h1 id="boxes">
          <span className="box">{words.title}</span>
        </h1>
        <ul>
          {words.lines.map((line) => (
            <li key={line.lang}>
              <span className="box" lang={line.lang}>
                {line.text}
              </span>{" "}
              <span className="name">
                {line.name}, {longerBy(line.text, words.title)}% {words.over}
              </span>
            </li>
          ))}
        </ul>
        <div className="told">
          <p className="lead">{words.lead}</p>
          <ButtonLink to={words.action.url}>
            {words.action.label}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
      {peg && <Picture image={peg.imgUrl} alt="" sizes="40vw md:280px" priority className="peg" />}
    </Band>
  );
}

function longerBy(text: string, measure: string) {
  return Math.round(([...text].length / [...measure].length - 1) * 100);
}
