import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { CaseBrief } from "#model/cases/case-briefs.server.ts";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./our-mistakes.css";

/** A case with the three things that went wrong on our side. */
export function OurMistakes({ words, cases }: { words: Web3Page["mistakes"]; cases: CaseBrief[] }) {
  return (
    <Band name="our-mistakes" labelledBy="mistakes">
      <div className="wrap">
        <h2 id="mistakes">{words.title}</h2>
        {cases.map((entry) => (
          <article key={entry.slug}>
            <Picture image={entry.imgUrl} alt={entry.alt} sizes="100vw md:50vw lg:48vw xxl:48vw" />
            <div className="case">
              <h3>{entry.title}</h3>
              <p>{entry.constraint}</p>
              <p>
                <b>{entry.result}</b>
              </p>
              <ArrowLink to={`/portfolio/${entry.slug}`}>
                {words.action} {entry.title}
              </ArrowLink>
            </div>
          </article>
        ))}
        <div className="told">
          <p className="lead">{words.lead}</p>
          <ol>
            {words.items.map((item) => (
              <li key={item.when}>
                <b>{item.when}</b>
                <p>
                  <Prose text={item.text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}
