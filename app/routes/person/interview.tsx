import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Person } from "#model/people/people.server.ts";

/** A short interview; the answers are set large, because they are the portrait. */
export function Interview({ title, items }: { title: string; items: Person["interview"] }) {
  return (
    <Band name="interview" tone="paper-2" pad="none" labelledBy="five-answers-title" className="py-half">
      <div className="wrap">
        <h2 id="five-answers-title" className="vh">
          {title}
        </h2>
        <dl>
          {items.map(({ question, answer }) => (
            <div
              key={question}
              className="group gap-x-gut border-line py-7 not-first:border-t-2 md:grid md:grid-cols-12 lg:py-8"
            >
              <dt className="mb-2.5 font-bold md:col-span-4 md:m-0">{question}</dt>
              <dd className="display text-h3/[1.14] text-pretty md:col-span-full md:col-start-5 md:group-even:col-start-6">
                <Prose text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
