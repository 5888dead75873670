import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import "./flat-line.css";

type Words = Home4Page["opening"];

/** A service level so flat that it becomes the edge of the next band. */
export function FlatLine({ words }: { words: Words }) {
  return (
    <Band name="flat-line" tone="mari" pad="none" labelledBy="flat" bleed>
      <div className="wrap">
        <h1 id="flat">{words.title}</h1>
        <div className="told">
          <p className="lead">{words.lead}</p>
          <ButtonLink to={words.action.url}>
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
      <LevelChart words={words} />
    </Band>
  );
}

function LevelChart({ words }: { words: Words }) {
  return (
    <figure className="chart">
      <svg viewBox="0 0 1440 230" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 230V70L120 69 210 71 330 70 450 69 560 71 620 70 700 78 730 70 860 71 980 69 1100 70 1230 71 1330 70 1440 70V230Z" />
      </svg>
      <div className="mark">
        <i />
        <b>{words.mark.title}</b> <span>{words.mark.text}</span>
      </div>
      <p className="floor">
        <span className="wrap">{words.floor}</span>
      </p>
      <figcaption className="wrap">
        {words.hours.map((hour) => (
          <span key={hour}>{hour} </span>
        ))}
      </figcaption>
    </figure>
  );
}
