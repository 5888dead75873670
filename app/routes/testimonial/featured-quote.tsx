import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";
import type { ShownQuote } from "./data.server.ts";
import { Rated } from "./rated.tsx";

/** One quote at length, inside the game that it is about. */
export function FeaturedQuote({ words, quote }: { words: Pages["testimonial"]["long"]; quote: ShownQuote }) {
  return (
    <Band name="featured-quote" tone="ink" pad="none" bleed labelledBy="long-quote-title">
      <div className="h-[66vw] md:absolute md:inset-y-0 md:end-0 md:h-auto md:w-[46%] lg:w-[62%]">
        <Picture
          image={words.imgUrl}
          alt={words.alt}
          sizes="100vw lg:101vw xxl:1580px"
          className="size-full object-cover object-[62%_50%] max-md:fade-bottom md:fade-start"
        />
      </div>
      <div className="wrap relative pt-4 pb-14 md:pt-half md:pb-half lg:pt-22 lg:pb-22">
        <h2 className="vh" id="long-quote-title">
          {words.title}
        </h2>
        <figure className="md:w-3/4 lg:w-2/3">
          <Rated rating={quote.rating} inWords={quote.inWords} isLarge />
          <blockquote className="mt-6 mb-8">
            <p className="display mb-6 max-w-[11.5em] text-h2 text-balance">{quote.comment}</p>
            <p className="max-w-[52ch] text-body">{quote.long && <Prose text={quote.long} />}</p>
          </blockquote>
          <figcaption className="flex flex-wrap items-center gap-4.5 leading-snug md:flex-nowrap">
            <Picture image={quote.imgUrl} alt={quote.alt} width={76} className="size-19 rounded-md" />
            <span className="flex-[1_1_50%] md:flex-none">
              <b className="block">{quote.name}</b> {quote.position}
            </span>{" "}
            {quote.job && (
              <span className="md:ms-6">
                <ArrowLink to={`/portfolio/${quote.job.slug}`}>
                  {words.case.replace("{title}", quote.job.title)}
                </ArrowLink>
              </span>
            )}
          </figcaption>
        </figure>
      </div>
    </Band>
  );
}
