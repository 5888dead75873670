import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseBrief } from "#model/cases/case-briefs.server.ts";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";

type Words = LocalizationPage["cases"];

/** Two cases beside each other, the second a step lower. */
export function CaseStudies({ words, cases }: { words: Words; cases: CaseBrief[] }) {
  return (
    <Band name="case-studies" labelledBy="puns">
      <div className="wrap gap-x-gut md:grid md:grid-cols-[5fr_4fr]">
        <h2 id="puns" className="mb-10 md:col-span-full">
          {words.title}
        </h2>
        {cases.map((entry) => (
          <Case key={entry.slug} entry={entry} words={words} />
        ))}
      </div>
    </Band>
  );
}

const term = "text-small font-bold text-soft";
const text = "text-lead/snug not-last:mb-2.5";

function Case({ entry, words }: { entry: CaseBrief; words: Words }) {
  return (
    <article className="max-md:not-first:mt-10">
      <Picture
        image={entry.imgUrl}
        alt={entry.alt}
        sizes="100vw md:52vw xxl:50vw"
        className="aspect-4/3 w-full rounded-lg object-cover md:h-100 md:aspect-auto"
      />
      <h3 className="mt-5">{entry.title}</h3>
      <dl className="mt-3 mb-5 items-baseline lg:grid lg:grid-cols-[7rem_1fr]">
        <dt className={term}>{words.constraint}</dt>
        <dd className={text}>{entry.constraint}</dd>
        <dt className={term}>{words.result}</dt>
        <dd className={text}>{entry.result}</dd>
      </dl>
      <ArrowLink to={`/portfolio/${entry.slug}`}>
        {words.action} {entry.title}
      </ArrowLink>
    </article>
  );
}
