import { Band } from "#app/ui/band.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./struck-words.css";

/** Phrases of the trade, crossed out, each with what we say instead. */
export function StruckWords({ words }: { words: Web3Page["struck"] }) {
  return (
    <Band name="struck-words" labelledBy="struck">
      <div className="wrap">
        <h2 id="struck">{words.title}</h2>
        <ul>
          {words.items.map((item) => (
            <li key={item.phrase}>
              <s>{item.phrase}</s>
              <p>{item.instead}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
