import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import "./lattice-questions.css";

/** Open questions as labels of a specimen. */
export function LatticeQuestions({ words }: { words: LabsPage["specimen"] }) {
  return (
    <Band name="lattice-questions" tone="orch" pad="none" grid="iso" bleed labelledBy="lattice">
      <div className="wrap">
        <div className="head">
          <Crumb to={words.crumb.url}>{words.crumb.label}</Crumb>
          <h1 id="lattice">{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <ButtonLink to={words.action.url}>
            {words.action.label}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <Picture image={words.imgUrl} alt={words.alt} sizes="110vw md:70vw lg:52vw" priority className="specimen" />
        <div className="labels">
          <h2 className="vh">{words.listTitle}</h2>
          <ol>
            {words.questions.map((item) => (
              <li key={item.question}>
                <h3>{item.question}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}
