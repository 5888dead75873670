import { Band } from "#app/ui/band.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import "./key-board.css";

type Words = Home6Page["keys"];

/** Five tags on hooks, then the people who read the contract. */
export function KeyBoard({ words }: { words: Words }) {
  return (
    <Band name="key-board" labelledBy="keys">
      <div className="wrap">
        <h2 id="keys">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ul className="hooks">
          {words.board.map((key) => (
            <li key={key.name}>
              <h3>{key.name}</h3>
              <p className="holder">{key.holder}</p>
              <p>{key.text}</p>
            </li>
          ))}
        </ul>
        <Readers words={words.audit} />
      </div>
    </Band>
  );
}

function Readers({ words }: { words: Words["audit"] }) {
  return (
    <div className="readers">
      <h3>{words.title}</h3>
      <ol>
        {words.steps.map((step) => (
          <li key={step.who}>
            <b>{step.who}</b> {step.text}
          </li>
        ))}
      </ol>
      <p>{words.note}</p>
    </div>
  );
}
