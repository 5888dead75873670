import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseBrief } from "#model/cases/case-briefs.server.ts";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./pun-cases.css";

type Words = LocalizationPage["cases"];

/** One case as large as the page, a second in a line below it. */
export function PunCases({ words, cases }: { words: Words; cases: CaseBrief[] }) {
  return (
    <Band name="pun-cases" pad="bottom" labelledBy="puns">
      <div className="wrap">
        <h2 id="puns">{words.title}</h2>
        {cases.map((entry, index) => (
          <article key={entry.slug}>
            <Picture
              image={entry.imgUrl}
              alt={entry.alt}
              sizes={index === 0 ? "100vw lg:92vw xl:1400px" : "100vw md:36vw xxl:35vw"}
            />
            <div className="told">
              <h3>{entry.title}</h3>
              <dl>
                <dt>{words.constraint}</dt>
                <dd>{entry.constraint}</dd>
                <dt>{words.result}</dt>
                <dd>{entry.result}</dd>
              </dl>
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
