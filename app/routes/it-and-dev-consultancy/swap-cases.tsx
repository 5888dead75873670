import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseBrief } from "#model/case-briefs.server.ts";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import "./swap-cases.css";

type Words = ConsultancyPage["swaps"];
type Swap = Words["items"][number];

/** Two cases as before and after; the second carries its quote in the picture's place. */
export function SwapCases({ words, cases }: { words: Words; cases: CaseBrief[] }) {
  return (
    <Band name="swap-cases" labelledBy="swaps">
      <div className="wrap">
        <h2 id="swaps">{words.title}</h2>
        {words.items.map((item) => {
          const entry = cases.find(({ slug }) => slug === item.case);
          return entry && <SwapCase key={item.case} item={item} entry={entry} action={words.action} />;
        })}
      </div>
    </Band>
  );
}

function SwapCase({ item, entry, action }: { item: Swap; entry: CaseBrief; action: string }) {
  return (
    <article>
      {item.quote ? (
        <Quote quote={item.quote} />
      ) : (
        <Picture image={entry.imgUrl} alt={entry.alt} sizes="100vw md:49vw xxl:49vw" />
      )}
      <div>
        <h3>{entry.title}</h3>
        <p>{item.text}</p>
        <dl>
          {item.rows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd className="before">{row.before}</dd>
              <dd className="after">{row.after}</dd>
            </div>
          ))}
        </dl>
        <ArrowLink to={`/portfolio/${entry.slug}`}>
          {action} {entry.title}
        </ArrowLink>
      </div>
    </article>
  );
}

function Quote({ quote }: { quote: NonNullable<Swap["quote"]> }) {
  return (
    <figure>
      <blockquote>
        <p>{quote.text}</p>
      </blockquote>
      <figcaption>
        <b>{quote.name}</b>, {quote.position}
      </figcaption>
    </figure>
  );
}
