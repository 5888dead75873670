import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { FilterHead } from "#app/ui/filter-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import type { ShownQuote } from "./data.server.ts";
import { Rated } from "./rated.tsx";

type Words = Pages["testimonial"]["wall"];

interface QuotesProps {
  words: Words;
  filters: readonly { slug: string; short: string }[];
  chosen: string;
  quotes: readonly ShownQuote[];
}

/** How loud a quote is; the loudest, and those without a size, stand beside their author's face. */
const voices = {
  poster: "display text-figure/(--clear) text-balance",
  large: "display text-h3 text-balance",
  short: "display text-h4",
  quiet: "text-lead/snug font-semibold",
};

const portrait = "92vw sm:46vw lg:30vw";
const foot =
  "-mx-6 -mb-6 aspect-7/6 w-[calc(100%+3rem)] max-w-none object-cover object-top lg:-mx-7 lg:-mb-7 lg:w-[calc(100%+3.5rem)]";

/** The other quotes as cards in their service's colour, in type as loud as the quote. */
export function Quotes({ words, filters, chosen, quotes }: QuotesProps) {
  return (
    <Band name="quotes" labelledBy="quote-wall-title">
      <div className="wrap">
        <FilterHead
          id="quote-wall-title"
          title={words.title}
          label={words.filter}
          name="service"
          all={words.all}
          choices={filters.map(({ slug, short }) => ({ value: slug, label: short }))}
          chosen={chosen}
        />
        <div className="gap-x-gut sm:columns-2 lg:columns-3">
          {quotes.map((quote) => (
            <QuoteCard key={quote.slug} words={words} quote={quote} isLast={quote === quotes.at(-1)} />
          ))}
        </div>
      </div>
    </Band>
  );
}

/** The last one stands on its author's portrait, which ends the wall. */
function QuoteCard({ words, quote, isLast }: { words: Words; quote: ShownQuote; isLast: boolean }) {
  const hasFace = !quote.size || quote.size === "poster";
  return (
    <article
      data-tone={quote.department}
      className="mb-gut flex break-inside-avoid flex-col gap-4 overflow-hidden rounded-lg p-6 spring-calm motion-safe:hover:-rotate-1 lg:p-7"
    >
      <Rated rating={quote.rating} inWords={quote.inWords} />
      <blockquote>
        <p className={`m-0 ${voices[quote.size ?? "quiet"]}`}>{quote.excerpt ?? quote.comment}</p>
      </blockquote>
      <footer className="flex items-center gap-3.5 pt-2.5 leading-snug">
        {hasFace && !isLast && <Picture image={quote.imgUrl} alt="" width={96} className="size-24 rounded-md" />}
        <span>
          <b className="block">{quote.name}</b> {quote.position}
        </span>
      </footer>
      {quote.job && (
        <p className="mt-1 mb-0 text-small">
          <ArrowLink to={`/portfolio/${quote.job.slug}`}>{quote.job.title}</ArrowLink>
        </p>
      )}
      {quote.answer && (
        <p className="mt-1 mb-0 text-small">
          <ArrowLink to="#critic-answered-title">{words.answer}</ArrowLink>
        </p>
      )}
      {isLast && <Picture image={quote.imgUrl} alt="" sizes={portrait} className={foot} />}
    </article>
  );
}
