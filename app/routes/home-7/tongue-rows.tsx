import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./tongue-rows.css";

type Words = Home7Page["opening"];

/** One line of a game in eight languages, as wide as each is. */
export function TongueRows({ words }: { words: Words }) {
  return (
    <Band name="tongue-rows" pad="none" labelledBy="tongues">
      <div className="wrap">
        <h1 id="tongues">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <ButtonLink to={words.action.url} tone="tang">
          {words.action.label} <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <ul>
        {words.lines.map((line) => (
          <li key={line.lang} data-tone={line.tone}>
            <span className="name">{line.name}</span>{" "}
            <span className="line" lang={line.lang}>
              {line.text}
            </span>{" "}
            <span className="count">
              <b>{[...line.text].length}</b> {words.unit}
            </span>
          </li>
        ))}
      </ul>
      <p className="wrap source">{words.source}</p>
    </Band>
  );
}
