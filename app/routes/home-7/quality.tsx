import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";

type Words = Home7Page["quality"];

const marks = {
  none: "",
  small: "bg-transparent underline decoration-tang decoration-wavy decoration-3 underline-offset-4",
  large: "bg-transparent inset-ring-3 inset-ring-tang",
  stop: "bg-tang",
};

/** A failed draft with proofreader's marks, and the resulting score. */
export function Quality({ words }: { words: Words }) {
  return (
    <Band name="quality" id="quality" tone="white" labelledBy="wrongness">
      <div className="wrap grid gap-x-half gap-y-10 lg:grid-cols-[5fr_7fr] lg:items-start">
        <div>
          <h2 id="wrongness" className="lg:text-figure/(--clear)">
            {words.title}
          </h2>
          <p className="mt-5 mb-0">{words.lead}</p>
          <p className="mt-5 mb-0 flex items-center gap-5 border-t-3 pt-5 leading-snug">
            <b className="display text-hero/none">{words.result.value}</b> {words.result.text}
          </p>
          <Toy
            toy={words.toy}
            sizes="80vw md:60vw lg:38vw xxl:36vw"
            className="mx-auto mt-4 w-4/5 max-w-130 lg:w-full lg:max-w-none"
          />
        </div>
        <figure className="rounded-sm p-6 shadow-lift lg:rotate-1 xl:p-10" data-tone="paper">
          <figcaption className="text-small font-bold">{words.sampleLabel}</figcaption>
          <p className="display my-5 text-h3/snug">
            {words.sample.map((run, index) => (
              <Run key={index} run={run} />
            ))}
          </p>
          <ul role="list">
            {words.marks.map((mark) => (
              <li key={mark.severity} className="flex items-center gap-4 py-2 leading-snug">
                <b
                  className={`display grid h-9.5 w-13.5 shrink-0 place-items-center rounded-sm text-h4 ${marks[mark.severity]}`}
                >
                  {mark.points}
                </b>{" "}
                {mark.text}
              </li>
            ))}
          </ul>
          <p className="mt-5 mb-0 leading-snug font-bold">{words.sum}</p>
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
      {run.severity === "none" ? (
        run.text
      ) : (
        <mark className={`rounded-xs box-decoration-clone px-1 text-inherit ${marks[run.severity]}`}>{run.text}</mark>
      )}
    </>
  );
}
