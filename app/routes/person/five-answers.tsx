import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Person } from "#model/people.server.ts";
import "./five-answers.css";

/** A short interview; the answers are set large, because they are the portrait. */
export function FiveAnswers({ title, items }: { title: string; items: Person["interview"] }) {
  return (
    <Band name="five-answers" tone="paper-2" pad="none" labelledBy="five-answers-title">
      <div className="wrap">
        <h2 id="five-answers-title" className="vh">
          {title}
        </h2>
        <dl>
          {items.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <Prose text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
