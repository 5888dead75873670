import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { PapersData } from "#model/papers/papers-page.server.ts";
import { formatDate } from "#shared/format.ts";

type Topic = PapersData["topics"][number];
type Words = PapersData["words"];
const form = "rounded-sm px-5 py-6 shadow-lift lg:px-10";

/** A supplier's form, filled in: a white sheet a topic, question and answer in ruled lines. */
export function Answers({ topics, words }: { topics: Topic[]; words: Words }) {
  return (
    <Band name="answers" tone="paper-2" labelledBy="answers-title">
      <div className="wrap">
        <h2 id="answers-title">{words.title}</h2>
        <nav aria-label={words.jump} className="mt-5">
          <ul role="list" className="flex flex-wrap gap-x-6">
            {topics.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center font-bold">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 grid gap-6">
          {topics.map(({ id, title, answers }) => (
            <section key={id} aria-labelledby={id} data-tone="white" className={form}>
              <h3 id={id} className="mb-4 scroll-mt-27">
                {title}
              </h3>
              <dl>
                {answers.map((answer) => (
                  <Line key={answer.question} answer={answer} asOf={words.asOf} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Band>
  );
}

function Line({ answer: { id, question, answer, asOf: day, by, isPublic }, asOf }: { answer: Answer; asOf: string }) {
  return (
    <div
      id={id ?? undefined}
      className="grid scroll-mt-27 gap-x-gut gap-y-1 border-t-2 border-line py-3 targeted:bg-mari md:grid-cols-[4fr_8fr]"
    >
      <dt className="font-bold">{question}</dt>
      <dd className="m-0">
        {answer} {id && isPublic && <ProofMark id={id} className="ms-1" />}{" "}
        {day && (
          <small className="mt-1 block text-small text-soft">
            {asOf} <time dateTime={day}>{formatDate(day)}</time>
            {by && ", "}
            {by && <Link to={by.path}>{by.name}</Link>}
          </small>
        )}
      </dd>
    </div>
  );
}

type Answer = Topic["answers"][number];
