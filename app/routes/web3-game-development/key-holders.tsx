import { Band } from "#app/ui/band.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./key-holders.css";

type Words = Web3Page["keys"];

/** Who can change the contract, and how it is audited before anybody may. */
export function KeyHolders({ words }: { words: Words }) {
  return (
    <Band name="key-holders" tone="tang" bleed labelledBy="keys">
      <div className="wrap">
        <h2 id="keys">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ul className="circle">
          {words.holders.map((holder, index) => (
            <li key={holder.who}>
              <KeyShape isNeeded={index < words.needed} />
              <b>{holder.who}</b> <span>{holder.where}</span>
            </li>
          ))}
        </ul>
        <div className="audit">
          <h3>{words.stepsTitle}</h3>
          <ol>
            {words.steps.map((step) => (
              <li key={step.title}>
                <span>{step.when}</span> <b>{step.title}</b>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}

function KeyShape({ isNeeded }: { isNeeded: boolean }) {
  return (
    <svg viewBox="0 0 90 210" aria-hidden="true" data-needed={isNeeded || undefined}>
      <path
        className="body"
        d="M45 4A39 39 0 0 1 55 80.7V190L45 202 35 190V176H19V160H35V148H13V130H35V80.7A39 39 0 0 1 45 4ZM45 25A17 17 0 1 0 45 59 17 17 0 1 0 45 25Z"
      />
    </svg>
  );
}
