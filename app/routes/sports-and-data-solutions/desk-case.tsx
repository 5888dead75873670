import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseBrief } from "#model/cases/case-briefs.server.ts";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./desk-case.css";

interface Props {
  words: SportsPage["desk"];
  cases: CaseBrief[];
  quote: { comment: string; name: string; position: string } | undefined;
}

/** The case as a broadcast picture with its lower third. */
export function DeskCase({ words, cases, quote }: Props) {
  return (
    <Band name="desk-case" pad="bottom" labelledBy="desk">
      <div className="wrap">
        <h2 id="desk">{words.title}</h2>
        {cases.map((entry) => (
          <article key={entry.slug}>
            <Picture image={entry.imgUrl} alt={entry.alt} sizes="100vw lg:64vw xl:62vw xxl:1070px" />
            <div className="third">
              <h3>{entry.title}</h3>
              <p>{entry.constraint}</p>
              <p className="result">{entry.result}</p>
            </div>
            <div className="said">
              {quote && (
                <figure>
                  <blockquote>
                    <p>{quote.comment}</p>
                  </blockquote>
                  <figcaption>
                    <b>{quote.name}</b>, {quote.position}
                  </figcaption>
                </figure>
              )}
              <ArrowLink to={`/portfolio/${entry.slug}`}>
                {words.action} {entry.title}
              </ArrowLink>
            </div>
          </article>
        ))}
      </div>
    </Band>
  );
}
