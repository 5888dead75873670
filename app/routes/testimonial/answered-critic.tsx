import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";
import { formatDate } from "#shared/format.ts";
import type { ShownQuote } from "./data.server.ts";
import { Rated } from "./rated.tsx";

interface AnsweredCriticProps {
  words: Pages["testimonial"]["critic"];
  quote: ShownQuote;
  answeredBy: { slug: string; name: string; position: string } | undefined;
}

const jointDown =
  "before:absolute before:start-6 before:bottom-full before:mb-1 before:h-11 before:border-s-5 before:border-dotted";
const jointAcross = "md:before:start-auto md:before:end-full md:before:top-12 md:before:bottom-auto md:before:me-1.5";
const jointLength = "md:before:h-0 md:before:w-[clamp(3rem,9vw,9rem)] md:before:border-s-0 md:before:border-t-5";
/** Dots leading from the quote down, or across, to the answer. */
const joint = `${jointDown} ${jointAcross} ${jointLength} before:by-scroll before:[--piece:draw-along]`;

/** The critical quote in full, joined to our answer by a dotted line. */
export function AnsweredCritic({ words, quote, answeredBy }: AnsweredCriticProps) {
  return (
    <Band name="answered-critic" tone="paper-2" labelledBy="critic-answered-title">
      <div className="wrap">
        <h2 id="critic-answered-title" className="mb-8 max-w-[9em] lg:mb-half">
          {words.title}
        </h2>
        <div className="grid items-start gap-x-[clamp(3rem,9vw,9rem)] gap-y-14 md:grid-cols-[7fr_5fr]">
          <figure>
            <Rated rating={quote.rating} inWords={quote.inWords} />
            <blockquote className="mt-4 mb-5">
              <p className="display m-0 text-h3/(--clear)">{quote.comment}</p>
            </blockquote>
            <figcaption>
              <b>{quote.name}</b>, {quote.position.toLowerCase()},{" "}
              <time dateTime={quote.date}>{formatDate(quote.date)}</time>
            </figcaption>
          </figure>
          <div className={`relative rounded-lg p-6 md:mt-half lg:p-9 ${joint}`} data-tone="white">
            <h3 className="mb-3.5">{words.answer}</h3>
            {quote.answer && <Prose text={quote.answer} />}
            {answeredBy && (
              <p className="mt-6 mb-0">
                <b>
                  <Link to={`/team/${answeredBy.slug}`}>{answeredBy.name}</Link>
                </b>
                , {answeredBy.position.toLowerCase()}
              </p>
            )}
          </div>
        </div>
      </div>
    </Band>
  );
}
