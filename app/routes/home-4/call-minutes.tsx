import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import "./call-minutes.css";

/** The close: the first call on a ruler of forty-five minutes. */
export function CallMinutes({ words }: { words: Home4Page["call"] }) {
  return (
    <Band name="call-minutes" tone="mari" labelledBy="call" bleed>
      <div className="wrap">
        <h2 id="call">{words.title}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <ol className="wrap">
        {words.minutes.map((minute) => (
          <li key={minute.from}>
            <b>{minute.from}</b>
            <h3>{minute.title}</h3>
            <p>{minute.text}</p>
          </li>
        ))}
      </ol>
      <div className="wrap actions">
        <ButtonLink to={words.action.url}>
          {words.action.label} <Icon name="arrow-right" />
        </ButtonLink>
        <p className="note">{words.note}</p>
      </div>
    </Band>
  );
}
