import { MovingPicture } from "#app/play/film/moving-picture.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseBrief } from "#model/cases/case-briefs.server.ts";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";

type Words = GameStudioPage["pair"];

const looks = {
  large: {
    place: "md:col-span-8",
    picture: "aspect-video",
    loop: "",
    words: "gap-x-gut md:grid md:grid-cols-2",
    line: "md:col-span-2",
  },
  small: {
    place: "md:col-span-4 md:mt-14 lg:mt-22",
    picture: "aspect-5/4 object-[72%_50%] md:aspect-4/5",
    loop: "*:object-[72%_50%]",
    words: "",
    line: "",
  },
};

/** Two cases, the second smaller and lower. */
export function CasePair({ words, cases }: { words: Words; cases: CaseBrief[] }) {
  return (
    <Band name="case-pair" labelledBy="pair">
      <div className="wrap grid gap-x-gut gap-y-10 md:grid-cols-12">
        <h2 id="pair" className="md:col-span-full md:mb-6">
          {words.title}
        </h2>
        {cases.map((entry, index) => (
          <PairCase key={entry.slug} entry={entry} words={words} look={index === 0 ? looks.large : looks.small} />
        ))}
      </div>
    </Band>
  );
}

interface PairCaseProps {
  entry: CaseBrief;
  words: Words;
  look: (typeof looks)["large"];
}

function PairCase({ entry, words, look }: PairCaseProps) {
  const to = `/portfolio/${entry.slug}`;
  return (
    <article className={`grid content-start gap-4 md:gap-6 ${look.place}`}>
      <div className="relative">
        <Link to={to} tabIndex={-1} aria-hidden="true">
          <Picture
            image={entry.imgUrl}
            alt=""
            sizes="100vw md:62vw xl:920px xxl:1150px"
            className={`w-full rounded-lg object-cover ${look.picture}`}
          />
        </Link>
        {entry.loop && <MovingPicture loop={entry.loop} className={`inset-0 rounded-lg ${look.loop}`} />}
      </div>
      <div className={look.words}>
        <h3 className={`mb-2.5 wrap-anywhere ${look.line}`}>{entry.title}</h3>
        <p className="mb-3">
          <b>{words.constraint}</b> {entry.constraint}
        </p>
        <p className="mb-3">
          <b>{words.result}</b> {entry.result}
        </p>
        <div className={look.line}>
          <ArrowLink to={to}>
            {words.action}
            <span className="vh">: {entry.title}</span>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}
