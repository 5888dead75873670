import { Band } from "#app/ui/band.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./goal-payload.css";

type Words = SportsPage["payload"];

/** A sample message with its fields explained, and the ways to receive it. */
export function GoalPayload({ words }: { words: Words }) {
  return (
    <Band name="goal-payload" tone="ink" labelledBy="payload">
      <div className="wrap">
        <div className="head">
          <h2 id="payload">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <dl>
            {words.notes.map((note) => (
              <div key={note.field}>
                <dt>
                  <code>{note.field}</code>
                </dt>
                <dd>{note.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Code label={words.codeLabel} code={words.code} />
        <div className="ways">
          <h3>{words.waysTitle}</h3>
          <ul>
            {words.ways.map((way) => (
              <li key={way.name}>
                <b>{way.name}</b> {way.text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}

function Code({ label, code }: { label: string; code: string }) {
  return (
    <div className="code" role="region" aria-label={label} tabIndex={0}>
      <pre>
        <code>{code}</code>
      </pre>
    </div>
  );
}
