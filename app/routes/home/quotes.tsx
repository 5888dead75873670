import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { Testimonial } from "#model/people/people.server.ts";
import "./quotes.css";

type Quote = Pick<Testimonial, "name" | "position" | "comment" | "rating" | "imgUrl" | "alt">;

interface QuotesProps {
  title: string;
  action: { label: string; url: string };
  picks: Quote[];
}

/** One huge quote with its portrait, two on cards. */
export function Quotes({ title, action, picks: [first, ...others] }: QuotesProps) {
  return (
    <Band name="quotes" tone="orch" labelledBy="quotes-title" bleed>
      <RegMark />
      <div className="wrap">
        <h2 className="vh" id="quotes-title">
          {title}
        </h2>
        {first && <BigQuote quote={first} />}
        <div className="row">
          {others.map((quote) => (
            <article className="card" key={quote.name}>
              <Stars rating={quote.rating} />
              <p>{quote.comment}</p>
              <p className="by">
                <Picture image={quote.imgUrl} alt="" width={64} />
                <Author quote={quote} />
              </p>
            </article>
          ))}
          <p className="more">
            <ArrowLink to={action.url}>{action.label}</ArrowLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

function BigQuote({ quote }: { quote: Quote }) {
  return (
    <div className="first">
      <blockquote>
        <Stars rating={quote.rating} />
        <p className="big">{quote.comment}</p>
        <footer className="by">
          <Author quote={quote} />
        </footer>
      </blockquote>
      <figure className="portrait">
        <Picture image={quote.imgUrl} alt={quote.alt} sizes="92vw md:31vw lg:31vw xxl:520px" />
      </figure>
    </div>
  );
}

function Author({ quote }: { quote: Quote }) {
  return (
    <span>
      <b>{quote.name}</b> {quote.position}
    </span>
  );
}
