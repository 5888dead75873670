import { Band } from "#app/ui/band.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./payload-sample.css";

/** A message of the feed, with the fields that need a word. */
export function PayloadSample({ words }: { words: Home5Page["payload"] }) {
  return (
    <Band name="payload-sample" labelledBy="payload">
      <div className="wrap">
        <div>
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
        <TableScroll label={words.label}>
          <pre>
            <code>
              {words.code.split("\n").map((line, index) => (
                <CodeLine key={index} line={line} fields={words.notes.map(({ field }) => field)} />
              ))}
            </code>
          </pre>
        </TableScroll>
      </div>
    </Band>
  );
}

/** A field that a note explains is marked. */
function CodeLine({ line, fields }: { line: string; fields: readonly string[] }) {
  const field = fields.find((name) => line.includes(`"${name}":`));
  if (!field) return `${line}\n`;
  const [before, after] = line.split(`"${field}"`);
  return (
    <>
      {before}
      <mark>"{field}"</mark>
      {`${after}\n`}
    </>
  );
}
