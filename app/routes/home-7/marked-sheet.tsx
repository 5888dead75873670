import { Band } from "#app/ui/band.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./marked-sheet.css";

type Words = Home7Page["quality"];

/** A failed draft with the proofreader's marks, and the score that came of it. */
export function MarkedSheet({ words }: { words: Words }) {
  return (
    <Band name="marked-sheet" tone="white" labelledBy="wrongness">
      <div className="wrap">
        <div className="told">
          <h2 id="wrongness">{words.title}</h2>
          <p>{words.lead}</p>
          <p className="figure">
            <b>{words.result.value}</b> {words.result.text}
          </p>
        </div>
        <figure>
          <figcaption>{words.sampleLabel}</figcaption>
          <p className="sample">
            {words.sample.map((run, index) => (
              <Run key={index} run={run} />
            ))}
          </p>
          <ul>
            {words.marks.map((mark) => (
              <li key={mark.severity} data-severity={mark.severity}>
                <b>{mark.points}</b> {mark.text}
              </li>
            ))}
          </ul>
          <p className="sum">{words.sum}</p>
        </figure>
      </div>
    </Band>
  );
}

function Run({ run }: { run: Words["sample"][number] }) {
  const isGlued = /^[,.]/.test(run.text);
  return (
    <>
      {!isGlued && " "}
      {run.severity === "none" ? run.text : <mark data-severity={run.severity}>{run.text}</mark>}
    </>
  );
}
