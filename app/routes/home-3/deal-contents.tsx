import { Band } from "#app/ui/band.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import "./deal-contents.css";

type Drawn = Home3Page["contents"]["items"][number]["drawn"];

/** Six trays of uneven size, a large figure in each and as many blocks. */
export function DealContents({ words }: { words: Home3Page["contents"] }) {
  return (
    <Band name="deal-contents" tone="paper-2" labelledBy="contents">
      <div className="wrap">
        <h2 id="contents">{words.title}</h2>
        <ul>
          {words.items.map((item) => (
            <li key={item.unit}>
              <h3>
                <b>{item.amount}</b> {item.unit}
              </h3>
              <Blocks drawn={item.drawn} />
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        <p className="without">{words.refusal}</p>
      </div>
    </Band>
  );
}

/** A day, a language or a right is one block; an empty place is one that we leave with the team. */
function Blocks({ drawn: { full, half = 0, of } }: { drawn: Drawn }) {
  return (
    <span className="blocks" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-filled={index < full ? "full" : index < full + half ? "half" : "none"} />
      ))}
    </span>
  );
}
