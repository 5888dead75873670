import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";
import { Rated } from "./rated.tsx";
import type { ShownQuote } from "./shown-quote.ts";
import "./long-quote.css";

/** One quote at length, inside the game it is about. */
export function LongQuote({ words, quote }: { words: Pages["testimonial"]["long"]; quote: ShownQuote }) {
  return (
    <Band name="long-quote" tone="ink" pad="none" labelledBy="long-quote-title">
      <div className="scene">
        <Picture image={words.imgUrl} alt={words.alt} sizes="100vw lg:101vw xxl:1580px" />
      </div>
      <div className="wrap">
        <h2 className="vh" id="long-quote-title">
          {words.title}
        </h2>
        <figure>
          <Rated rating={quote.rating} inWords={quote.inWords} />
          <blockquote>
            <p className="said">{quote.comment}</p>
            <p className="more">{quote.long && <Prose text={quote.long} />}</p>
          </blockquote>
          <figcaption>
            <Picture image={quote.imgUrl} alt={quote.alt} width={76} />
            <span>
              <b>{quote.name}</b> {quote.position}
            </span>{" "}
            {quote.job && (
              <ArrowLink to={`/portfolio/${quote.job.slug}`}>
                {words.case.replace("{title}", quote.job.title)}
              </ArrowLink>
            )}
          </figcaption>
        </figure>
      </div>
    </Band>
  );
}
