import { useState } from "react";
import { Band } from "#app/ui/band.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

type Words = SportsPage["payload"];

/** A sample message with its fields explained, and the ways to receive it; pointing at a field moves its line. */
export function SampleMessage({ words }: { words: Words }) {
  const [pointedAt, pointAt] = useState<string>();
  return (
    <Band name="sample-message" tone="ink" labelledBy="payload">
      <div className="wrap items-start gap-x-gut lg:grid lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="payload">{words.title}</h2>
          <p className="lead mt-5 mb-7">{words.lead}</p>
          <dl>
            {words.notes.map(({ field, text }, index) => (
              <div
                key={field}
                className="relative border-t-2 border-line-inv py-3 ps-12 leading-snug"
                onPointerEnter={() => pointAt(field)}
                onPointerLeave={() => pointAt(undefined)}
              >
                <dt>
                  <code className="font-mono font-lead text-mari">{field}</code>
                </dt>
                <dd>
                  {text}
                  <NoteNumber number={index + 1} place="start-0 top-4" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Code words={words} pointedAt={pointedAt} />
        <Ways words={words} />
      </div>
    </Band>
  );
}

const disc = "after:grid after:size-6.5 after:place-items-center after:rounded-full after:bg-mari";
/** The same number marks the note and its line. */
function NoteNumber({ number, place }: { number: number; place: string }) {
  const look = `after:text-ink after:display after:text-body after:content-[attr(data-note)_/_''] ${disc}`;
  return <span className={`absolute ${place} ${look}`} data-note={number} />;
}

const sheet =
  "mt-8 overflow-x-auto rounded-lg bg-white px-6 py-6 text-ink shadow-[0_10px_0_var(--color-pitch-lift)] lg:col-span-7 lg:ms-8 lg:mt-0 lg:p-9";

function Code({ words, pointedAt }: { words: Words; pointedAt: string | undefined }) {
  return (
    <div className={sheet} role="region" aria-label={words.codeLabel} tabIndex={0}>
      <pre className="m-0">
        <code className="font-mono text-body/7 font-lead">
          {words.code
            .trimEnd()
            .split("\n")
            .map((line) => (
              <Line key={line} line={line} notes={words.notes} pointedAt={pointedAt} />
            ))}
        </code>
      </pre>
    </div>
  );
}

const lineLook = "relative block min-h-7 rounded-sm -indent-[3ch] wrap-anywhere whitespace-pre-wrap spring-calm";
const notedLook = "-mx-2.5 bg-mari-soft/60 px-2.5 ps-[calc(3ch+0.625rem)] pe-10";

function Line({ line, notes, pointedAt }: { line: string; notes: Words["notes"]; pointedAt: string | undefined }) {
  const index = notes.findIndex(({ field }) => line.includes(`"${field}":`));
  const note = notes[index];
  if (!note) return <span className={`${lineLook} ps-[3ch]`}>{line}</span>;
  const place = note.field === pointedAt ? "motion-safe:-translate-x-3.5" : "";
  return (
    <span className={`${lineLook} ${notedLook} ${place}`}>
      {line}
      <NoteNumber number={index + 1} place="end-2 top-px indent-0" />
    </span>
  );
}

function Ways({ words }: { words: Words }) {
  return (
    <div className="mt-14 lg:col-span-12 lg:mt-18">
      <h3>{words.waysTitle}</h3>
      <ul role="list" className="mt-5 grid gap-x-gut lg:grid-cols-4">
        {words.ways.map((way) => (
          <li key={way.name} className="border-t-3 border-pitch-lift pt-4 pb-5 leading-snug">
            <b className="display block text-h4/tight">{way.name}</b> {way.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
