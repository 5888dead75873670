import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseBrief } from "#model/case-briefs.server.ts";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "./case-pair.css";

type Words = GameStudioPage["pair"];

/** Two cases, the second smaller and lower. */
export function CasePair({ words, cases }: { words: Words; cases: CaseBrief[] }) {
  return (
    <Band name="case-pair" labelledBy="pair">
      <div className="wrap">
        <h2 id="pair">{words.title}</h2>
        {cases.map((entry) => (
          <PairCase key={entry.slug} entry={entry} words={words} />
        ))}
      </div>
    </Band>
  );
}

function PairCase({ entry, words }: { entry: CaseBrief; words: Words }) {
  const to = `/portfolio/${entry.slug}`;
  return (
    <article>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Picture image={entry.imgUrl} alt="" sizes="100vw md:62vw xl:920px xxl:1150px" />
      </Link>
      <div className="told">
        <h3>{entry.title}</h3>
        <p>
          <b>{words.constraint}</b> {entry.constraint}
        </p>
        <p>
          <b>{words.result}</b> {entry.result}
        </p>
        <ArrowLink to={to}>
          {words.action}
          <span className="vh">: {entry.title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
