import { Band } from "#app/ui/band.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./part-spine.css";

/** The five parts down the middle: ours to the left, somebody else's to the right. */
export function PartSpine({ words }: { words: Web3Page["spine"] }) {
  return (
    <Band name="part-spine" labelledBy="parts">
      <div className="wrap">
        <h2 id="parts">{words.title}</h2>
        <p className="side" aria-hidden="true">
          <span>{words.ours}</span> <span>{words.theirs}</span>
        </p>
        <ul>
          {words.parts.map((part) => (
            <li key={part.name}>
              <h3>{part.name}</h3>
              <p className="ours">
                <b>{words.ours}. </b> {part.ours}
              </p>
              <p className="theirs">
                <b>{words.theirs}. </b> {part.theirs}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
