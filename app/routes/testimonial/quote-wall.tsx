import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { FilterKeys } from "#app/ui/filter-keys.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import { Rated } from "./rated.tsx";
import type { ShownQuote } from "./shown-quote.ts";
import "./quote-wall.css";

type Words = Pages["testimonial"]["wall"];

interface QuoteWallProps {
  words: Words;
  filters: readonly { slug: string; short: string }[];
  chosen: string;
  quotes: readonly ShownQuote[];
}

/** The other quotes as cards in the colour of their service, in type as loud as the quote. */
export function QuoteWall({ words, filters, chosen, quotes }: QuoteWallProps) {
  const choices = [
    { value: "", label: words.all },
    ...filters.map(({ slug, short }) => ({ value: slug, label: short })),
  ];
  return (
    <Band name="quote-wall" labelledBy="quote-wall-title">
      <div className="wrap">
        <header>
          <h2 id="quote-wall-title">{words.title}</h2>
          <FilterKeys label={words.filter} name="service" choices={choices} chosen={chosen} anchor="quote-wall-title" />
        </header>
        <div className="cards">
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
    <article data-tone={quote.bench} data-size={quote.size}>
      <Rated rating={quote.rating} inWords={quote.inWords} />
      <blockquote>
        <p>{quote.excerpt ?? quote.comment}</p>
      </blockquote>
      <footer>
        {!quote.size && <Picture image={quote.imgUrl} alt="" width={76} />}
        <span>
          <b>{quote.name}</b> {quote.position}
        </span>
      </footer>
      {quote.job && (
        <p className="onward">
          <ArrowLink to={`/portfolio/${quote.job.slug}`}>{quote.job.title}</ArrowLink>
        </p>
      )}
      {quote.answer && (
        <p className="onward">
          <ArrowLink to="#critic-answered-title">{words.answer}</ArrowLink>
        </p>
      )}
    </article>
  );
}
