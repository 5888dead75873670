import { Band } from "#app/ui/band.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import "./deal-contents.css";

/** Six trays of uneven size, a large figure in each. */
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
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        <p className="without">{words.refusal}</p>
      </div>
    </Band>
  );
}
