import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseBrief } from "#model/cases/case-briefs.server.ts";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";

type Words = LocalizationPage["cases"];

const looks = {
  large: {
    entry: "lg:grid",
    picture: "lg:aspect-21/9 lg:object-[50%_30%] lg:[grid-area:1/1]",
    told: "lg:mt-0 lg:w-140 lg:max-w-[52%] lg:self-end lg:rounded-se-lg lg:bg-paper lg:pe-9 lg:pt-7 lg:[grid-area:1/1]",
    list: "",
    sizes: "100vw lg:92vw xl:1400px",
  },
  small: {
    entry: "mt-10 items-center gap-x-half md:mt-half md:grid md:grid-cols-[4fr_8fr]",
    picture: "",
    told: "md:mt-0",
    list: "items-baseline md:grid md:grid-cols-[7rem_1fr]",
    sizes: "100vw md:36vw xxl:35vw",
  },
};

/** One case as large as the page, a second in a line below it. */
export function CaseStudies({ words, cases }: { words: Words; cases: CaseBrief[] }) {
  return (
    <Band name="case-studies" pad="bottom" labelledBy="puns">
      <div className="wrap">
        <h2 id="puns" className="mb-10">
          {words.title}
        </h2>
        {cases.map((entry, index) => (
          <Case key={entry.slug} entry={entry} words={words} look={index === 0 ? looks.large : looks.small} />
        ))}
      </div>
    </Band>
  );
}

const term = "text-small font-bold text-soft";
const text = "mb-2.5 text-lead/snug";

function Case({ entry, words, look }: { entry: CaseBrief; words: Words; look: (typeof looks)["large"] }) {
  return (
    <article className={look.entry}>
      <Picture
        image={entry.imgUrl}
        alt={entry.alt}
        sizes={look.sizes}
        className={`aspect-4/3 w-full rounded-lg object-cover ${look.picture}`}
      />
      <div className={`mt-5 ${look.told}`}>
        <h3>{entry.title}</h3>
        <dl className={`mt-3 mb-5 ${look.list}`}>
          <dt className={term}>{words.constraint}</dt>
          <dd className={text}>{entry.constraint}</dd>
          <dt className={term}>{words.result}</dt>
          <dd className={text}>{entry.result}</dd>
        </dl>
        <ArrowLink to={`/portfolio/${entry.slug}`}>
          {words.action} {entry.title}
        </ArrowLink>
      </div>
    </article>
  );
}
