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
            {words.notes.map((note, index) => (
              <div key={note.field} data-note={index + 1}>
                <dt>
                  <code>{note.field}</code>
                </dt>
                <dd>{note.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Code words={words} />
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

function Code({ words }: { words: Words }) {
  return (
    <div className="code" role="region" aria-label={words.codeLabel} tabIndex={0}>
      <pre>
        <code>
          {words.code
            .trimEnd()
            .split("\n")
            .map((line) => (
              <Line key={line} line={line} notes={words.notes} />
            ))}
        </code>
      </pre>
    </div>
  );
}

function Line({ line, notes }: { line: string; notes: Words["notes"] }) {
  const note = notes.findIndex(({ field }) => line.includes(`"${field}":`)) + 1;
  return (
    <span className="line" data-note={note || undefined} data-deep={line.startsWith(" ") || undefined}>
      {line}
    </span>
  );
}
