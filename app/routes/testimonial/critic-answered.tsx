import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";
import { formatDate } from "#shared/format.ts";
import { Rated } from "./rated.tsx";
import type { ShownQuote } from "./shown-quote.ts";
import "./critic-answered.css";

interface CriticAnsweredProps {
  words: Pages["testimonial"]["critic"];
  quote: ShownQuote;
  answeredBy: { slug: string; name: string; position: string } | undefined;
}

/** The critical quote in full, joined to our answer by a dotted line. */
export function CriticAnswered({ words, quote, answeredBy }: CriticAnsweredProps) {
  return (
    <Band name="critic-answered" tone="paper-2" labelledBy="critic-answered-title">
      <div className="wrap">
        <h2 id="critic-answered-title">{words.title}</h2>
        <div className="pair">
          <figure>
            <Rated rating={quote.rating} inWords={quote.inWords} />
            <blockquote>
              <p>{quote.comment}</p>
            </blockquote>
            <figcaption>
              <b>{quote.name}</b>, {quote.position.toLowerCase()},{" "}
              <time dateTime={quote.date}>{formatDate(quote.date)}</time>
            </figcaption>
          </figure>
          <div className="answer" data-tone="white">
            <h3>{words.answer}</h3>
            {quote.answer && <Prose text={quote.answer} />}
            {answeredBy && (
              <p className="signed">
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
