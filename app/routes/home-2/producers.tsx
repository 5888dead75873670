import { Stars } from "#app/sections/stars.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import type { ProducerQuote } from "./data.server.ts";

/** Two quotes face each other across the page. */
export function Producers({ words, quotes }: { words: Home2Page["quotes"]; quotes: ProducerQuote[] }) {
  return (
    <Band name="producers" tone="paper-2" labelledBy="producers">
      <div className="wrap">
        <h2 id="producers" className="text-figure/(--clear)">
          {words.title}
        </h2>
        <div className="mt-half mb-10 grid gap-10">
          {quotes.map((quote, index) => (
            <figure
              key={quote.slug}
              className="grid items-start gap-x-7 gap-y-4 md:w-5/6 md:grid-cols-[auto_1fr] md:even:ms-auto xl:w-2/3"
            >
              <Picture
                image={quote.imgUrl}
                alt={quote.alt}
                width={160}
                className={`w-21 rounded-lg md:row-span-2 lg:w-32 xxl:w-40 ${index ? "bg-orch" : "bg-mari"}`}
              />
              <div>
                <Stars rating={quote.rating} />
                <blockquote className="mt-3.5">
                  <p className="display m-0 text-h3/(--clear)">{quote.comment}</p>
                </blockquote>
              </div>
              <figcaption>
                <b className="block">{quote.name}</b> {quote.position}
              </figcaption>
            </figure>
          ))}
        </div>
        <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
      </div>
    </Band>
  );
}
