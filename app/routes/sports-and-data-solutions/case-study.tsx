import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseBrief } from "#model/cases/case-briefs.server.ts";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

interface CaseStudyProps {
  words: SportsPage["desk"];
  cases: CaseBrief[];
  quote: Testimony | undefined;
}

interface Testimony {
  comment: string;
  name: string;
  position: string;
}

const pictureWide = "lg:col-start-1 lg:row-start-1 lg:aspect-2/1 lg:rounded-b-lg";
const picture = `aspect-4/3 w-full rounded-t-lg object-cover ${pictureWide}`;
/** On a wide screen the whole picture stands at the end, and the frame extends its own green. */
const blending = "lg:bg-[oklch(from_var(--color-pitch)_calc(l+0.0145)_c_h)] lg:object-contain lg:object-[right]";
const lowerThirdWide =
  "lg:col-start-1 lg:row-start-1 lg:mb-[9%] lg:max-w-9/25 lg:self-end lg:justify-self-start lg:px-9";
const lowerThird = `border-s-14 border-pitch-lift bg-ink px-5 py-5 leading-snug text-paper ${lowerThirdWide}`;

/** The case as a broadcast picture with its lower third. */
export function CaseStudy({ words, cases, quote }: CaseStudyProps) {
  return (
    <Band name="case-study" pad="bottom" labelledBy="desk">
      <div className="wrap">
        <h2 id="desk" className="mb-7 lg:mb-10">
          {words.title}
        </h2>
        {cases.map((entry) => (
          <article key={entry.slug} className="lg:grid">
            <Picture
              image={entry.imgUrl}
              alt={entry.alt}
              sizes="100vw lg:64vw xl:62vw xxl:1070px"
              className={words.blends ? `${picture} ${blending}` : picture}
            />
            <div className={lowerThird}>
              <h3>{entry.title}</h3>
              <p className="mt-1 mb-0">{entry.constraint}</p>
              <p className="mt-1 mb-0 font-bold text-mari">{entry.result}</p>
            </div>
            <div className="mt-8 grid gap-gut md:grid-cols-[9fr_3fr] md:items-end">
              {quote && <Quote quote={quote} />}
              <div className="md:justify-self-end">
                <ArrowLink to={`/portfolio/${entry.slug}`}>
                  {words.action} {entry.title}
                </ArrowLink>
              </div>
            </div>
          </article>
        ))}
      </div>
    </Band>
  );
}

function Quote({ quote }: { quote: Testimony }) {
  return (
    <figure>
      <blockquote>
        <p className="display mb-4 text-h3/(--clear)">{quote.comment}</p>
      </blockquote>
      <figcaption>
        <b>{quote.name}</b>, {quote.position}
      </figcaption>
    </figure>
  );
}
