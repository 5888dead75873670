import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./kit-list.css";

type Words = LocalizationPage["kit"];

/** What to send, as a list that can be saved. */
export function KitList({ words }: { words: Words }) {
  return (
    <Band name="kit-list" tone="tang" bleed labelledBy="kit">
      <div className="wrap">
        <div className="head">
          <h2 id="kit">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <a className="button" href={asTextFile(words)} download={words.fileName}>
            {words.download}
            <Icon name="download" />
          </a>
        </div>
        <ul>
          {words.items.map((item) => (
            <li key={item.title}>
              <b>{item.title}</b>
              <span>{item.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function asTextFile({ items, title }: Words) {
  const lines = items.map((item) => `[ ] ${item.title}\n    ${item.text}`);
  return `data:text/plain;charset=utf-8,${encodeURIComponent([title, "", ...lines, ""].join("\n"))}`;
}
