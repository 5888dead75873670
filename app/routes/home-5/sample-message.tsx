import { Band } from "#app/ui/band.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";

/** A message from the feed, with notes on the fields that need one. */
export function SampleMessage({ words }: { words: Home5Page["payload"] }) {
  return (
    <Band name="sample-message" labelledBy="payload">
      <div className="wrap grid gap-x-half gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="payload">{words.title}</h2>
          <p className="lead mt-5 mb-8">{words.lead}</p>
          <dl>
            {words.notes.map((note) => (
              <div key={note.field} className="border-t-2 border-line py-3">
                <dt className="font-bold">
                  <code className="font-mono">{note.field}</code>
                </dt>
                <dd className="leading-snug">{note.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div
          data-tone="ink"
          className="mb-2.5 min-w-0 self-start overflow-hidden rounded-lg shadow-[0_10px_0_var(--ce)] lg:sticky lg:top-30"
        >
          <TableScroll label={words.label}>
            <pre className="m-0 w-max p-5 text-[0.75rem]/[1.7] whitespace-pre md:text-small/[1.7] lg:p-8 xl:text-body/[1.7]">
              <code className="font-mono">
                {words.code.split("\n").map((line, index) => (
                  <CodeLine key={index} line={line} fields={words.notes.map(({ field }) => field)} />
                ))}
              </code>
            </pre>
          </TableScroll>
        </div>
      </div>
    </Band>
  );
}

/** Fields with a note are marked. */
function CodeLine({ line, fields }: { line: string; fields: readonly string[] }) {
  const field = fields.find((name) => line.includes(`"${name}":`));
  if (!field) return `${line}\n`;
  const [before, after] = line.split(`"${field}"`);
  return (
    <>
      {before}
      <mark className="bg-transparent font-bold text-mari">"{field}"</mark>
      {`${after}\n`}
    </>
  );
}
