import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import "./problem-spine.css";

type Words = ConsultancyPage["spine"];

/** The question in the colour column, complaints on paper; each leads to the job that mends it. */
export function ProblemSpine({ words, jobs }: { words: Words; jobs: ConsultancyPage["jobs"]["items"] }) {
  return (
    <Band name="problem-spine" pad="none" labelledBy="problem">
      <SpineHead words={words} />
      <div className="body">
        <h2 className="vh">{words.listTitle}</h2>
        <ul>
          {words.moans.map(({ text, job }) => (
            <li key={text}>
              <a href={`#${job}`}>
                <span className="moan">{text}</span>{" "}
                <span className="job">
                  {jobs.find(({ id }) => id === job)?.title}
                  <Icon name="arrow-right" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function SpineHead({ words }: { words: Words }) {
  return (
    <header data-tone="mari">
      <div className="in">
        <Crumb to={words.crumb.url}>{words.crumb.label}</Crumb>
        <h1 id="problem">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <ButtonLink to={words.action.url}>
          {words.action.label}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <Picture image={words.imgUrl} alt={words.alt} sizes="84vw md:64vw lg:430px" priority />
    </header>
  );
}
