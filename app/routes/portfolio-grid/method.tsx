import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Pages } from "#model/content.server.ts";

/** What each column of the table counts. */
export function Method({ words }: { words: Pages["portfolio-grid"]["how"] }) {
  return (
    <Band name="method" pad="none" labelledBy="count-notes">
      <div className="wrap grid gap-x-gut gap-y-8 py-14 md:grid-cols-[4fr_8fr] lg:py-16">
        <h2 id="count-notes" className="text-h3">
          {words.title}
        </h2>
        <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {words.notes.map(({ term, text }) => (
            <div key={term}>
              <dt className="font-bold">{term}</dt>
              <dd className="mt-1 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={words.action.url} className="self-start justify-self-start md:col-start-2" data-call="main">
          {words.action.label} <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </Band>
  );
}
