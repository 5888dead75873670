import { Band } from "#app/ui/band.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./kit-list.css";

type Words = LocalizationPage["kit"];

/** What to send, as a list to tick, which fills a crate, and to save. */
export function KitList({ words }: { words: Words }) {
  return (
    <Band name="kit-list" tone="tang" id="kit" labelledBy="kit-title">
      <div className="wrap">
        <div className="head">
          <h2 id="kit-title">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <DownloadLink to={words.download.url}>{words.download.label}</DownloadLink>
          <Crate count={words.items.length} />
        </div>
        <ul>
          {words.items.map((item) => (
            <li key={item.title}>
              <label>
                <input type="checkbox" />
                <b>{item.title}</b> <span>{item.text}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const perRow = 5;
const tones = ["mari", "white", "orch", "pitch"] as const;

/** As many blocks as there are things to send; the style sheet drops in those that are ticked. */
function Crate({ count }: { count: number }) {
  const rows = Math.ceil(count / perRow);
  return (
    <svg className="crate" viewBox={`0 0 396 ${rows * 74 + 46}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <g
          key={index}
          transform={`translate(${18 + (index % perRow) * 73} ${(rows - Math.floor(index / perRow)) * 74 - 46})`}
        >
          <rect className="room" x="3" y="3" width="62" height="62" rx="8" />
          <g className="block" data-tone={tones[index % tones.length]}>
            <rect width="68" height="68" rx="8" />
            <path d="M0 56H68V60A8 8 0 0 1 60 68H8A8 8 0 0 1 0 60Z" />
          </g>
        </g>
      ))}
      <path className="walls" d={`M8 20V${rows * 74 + 38}H388V20`} />
    </svg>
  );
}
