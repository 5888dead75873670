import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import "./sealed-method.css";

/** The method: five steps as sealed envelopes. */
export function SealedMethod({ words }: { words: LabsPage["sealed"] }) {
  return (
    <Band name="sealed-method" labelledBy="sealed">
      <div className="wrap">
        <header>
          <h2 id="sealed">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </header>
        <ol>
          {words.steps.map((step, index) => (
            <li key={step.title}>
              <Envelope isOpen={index === words.steps.length - 1} />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className="note">
          <Prose text={words.note} />
        </p>
      </div>
    </Band>
  );
}

function Envelope({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="envelope" viewBox="0 -60 200 186" aria-hidden="true">
      {isOpen && <path className="flap" d="M4 8L100 -56 196 8Z" />}
      {isOpen && <path className="letter" d="M22 -22H178V90H22Z" />}
      <path className="back" d="M4 8H196V122H4Z" />
      <path className="fold" d="M4 122L100 62 196 122" />
      {!isOpen && <path className="flap" d="M4 8L100 80 196 8Z" />}
      {!isOpen && <path className="seal" d="M100 54L120 74 100 94 80 74Z" />}
    </svg>
  );
}
