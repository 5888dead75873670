import { OwnSection, TopHead } from "#app/bands/band.tsx";
import { ProofLink } from "#app/sections/proof-link.tsx";
import { useOpenTarget } from "#app/sections/use-open-target.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { formatDate } from "#shared/format.ts";
import type { ShownAnswers } from "./data.server.ts";

type Answer = ShownAnswers["topics"][number]["answers"][number];

/** A supplier's form, filled in: a fold for each topic, the first one open. */
export function Answers({ band }: { band: ShownAnswers }) {
  const { role, words, topics } = band;
  useOpenTarget();
  return (
    <OwnSection band={band} tone="paper" rhythm="normal">
      <div className="wrap flex flex-col gap-8">
        <TopHead band={{ role, heading: words.title }} />
        <div>
          {topics.map(({ id, title, answers }, at) => (
            <details key={id} id={id} open={at === 0} className="group border-t-2 border-current/25 py-4">
              <summary className="flex items-center justify-between gap-4">
                <h3 className="m-0 text-h4">{title}</h3>
                <Icon name="caret-down" className="transition-transform group-open:rotate-180" />
              </summary>
              <dl className="pt-3">
                {answers.map((answer) => (
                  <Line key={answer.question} answer={answer} asOf={words.asOf} />
                ))}
              </dl>
            </details>
          ))}
        </div>
      </div>
    </OwnSection>
  );
}

function Line({ answer: { id, question, answer, asOf: day, by, isPublic }, asOf }: { answer: Answer; asOf: string }) {
  return (
    <div id={id ?? undefined} className="grid gap-x-gut gap-y-1 border-t border-line py-3 targeted:bg-mari cols-4-8">
      <dt className="font-bold">{question}</dt>
      <dd className="m-0 max-w-text">
        {answer} {id && isPublic && <ProofLink id={id} />}{" "}
        {day && (
          <small className="block text-small text-soft">
            {asOf} <time dateTime={day}>{formatDate(day)}</time>
            {by && ", "}
            {by && <Link to={by.path}>{by.name}</Link>}
          </small>
        )}
      </dd>
    </div>
  );
}
