import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Content } from "#model/read-content.server.ts";
import "./clause-puzzle.css";

/** An invitation to ask about a clause. */
export function ClausePuzzle({ words: { title, text, actions } }: { words: Content["pages"]["terms"]["ask"] }) {
  return (
    <Band name="clause-puzzle" tone="paper-2" pad="none" labelledBy="puzzle">
      <div className="wrap">
        <h2 id="puzzle">{title}</h2>
        <p className="lead">{text}</p>
        <div className="actions">
          {actions.map(({ label, url }, index) => (
            <ButtonLink key={url} to={url} tone={index === 0 ? "ink" : "line"}>
              {label}{" "}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Band>
  );
}
