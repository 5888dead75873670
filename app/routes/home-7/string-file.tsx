import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./string-file.css";

/** The close: a file with a dog-ear, and the key to send it. */
export function StringFile({ words }: { words: Home7Page["close"] }) {
  return (
    <Band name="string-file" tone="paper-2" pad="top" labelledBy="file" bleed>
      <div className="wrap">
        <div className="told">
          <h2 id="file">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <ButtonLink to={words.action.url} tone="tang">
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <figure>
          <figcaption>{words.fileName}</figcaption>
          <dl>
            {words.lines.map((line) => (
              <div key={line.key}>
                <dt>{line.key}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </figure>
      </div>
    </Band>
  );
}
