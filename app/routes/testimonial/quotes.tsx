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

/** How loud a quote is; one without a size stands beside its author's face. */
const voices = {
  poster: "display text-figure/(--clear) text-balance",
  large: "display text-h3 text-balance",
  short: "display text-h4",
  quiet: "text-lead/snug font-semibold",
};

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
            <QuoteCard key={quote.slug} words={words} quote={quote} />
          ))}
        </div>
      </div>
    </Band>
  );
}

function QuoteCard({ words, quote }: { words: Words; quote: ShownQuote }) {
  return (
    <article
      data-tone={quote.department}
      className="mb-gut flex break-inside-avoid flex-col gap-4 rounded-lg p-6 spring-calm motion-safe:hover:-rotate-1 lg:p-7"
    >
      <Rated rating={quote.rating} inWords={quote.inWords} />
      <blockquote>
        <p className={`m-0 ${voices[quote.size ?? "quiet"]}`}>{quote.excerpt ?? quote.comment}</p>
      </blockquote>
      <footer className="flex items-center gap-3.5 pt-2.5 leading-snug">
        {!quote.size && <Picture image={quote.imgUrl} alt="" width={76} className="size-19 rounded-md" />}
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
    </article>
  );
}
