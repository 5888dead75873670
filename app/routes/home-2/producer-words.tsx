import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import type { ProducerQuote } from "./page.tsx";
import "./producer-words.css";

/** Two quotes face each other across the page. */
export function ProducerWords({ words, quotes }: { words: Home2Page["quotes"]; quotes: ProducerQuote[] }) {
  return (
    <Band name="producer-words" tone="paper-2" labelledBy="producers">
      <div className="wrap">
        <h2 id="producers">{words.title}</h2>
        <div className="speakers">
          {quotes.map((quote) => (
            <figure key={quote.slug}>
              <Picture image={quote.imgUrl} alt={quote.alt} width={160} />
              <div>
                <Stars rating={quote.rating} />
                <blockquote>
                  <p>{quote.comment}</p>
                </blockquote>
              </div>
              <figcaption>
                <b>{quote.name}</b> {quote.position}
              </figcaption>
            </figure>
          ))}
        </div>
        <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
      </div>
    </Band>
  );
}
