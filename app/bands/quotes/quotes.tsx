import { Stars } from "#app/sections/stars.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { BandLink, BandSection, Heading, TopHead } from "../band.tsx";
import type { ShownQuote } from "../entries.server.ts";
import type { ShownQuotesBand } from "./data.server.ts";

const tones = ["orch", "mari", "white", "tang"] as const;

/** What clients said: `one` large with the portrait, `row` as cards that scroll sideways. */
export function Quotes({ band }: { band: ShownQuotesBand }) {
  const [first] = band.quotes;
  if (band.variant === "one" && first) return <One band={band} quote={first} />;
  return (
    <BandSection band={band} className="overflow-clip">
      <div className="wrap mb-8">
        <TopHead band={band} />
      </div>
      <ul role="list" className="rail" tabIndex={0} aria-label={band.heading}>
        {band.quotes.map((quote, index) => (
          <li
            key={quote.comment}
            data-tone={tones[index % tones.length]}
            className="flex w-photo max-w-peep flex-col overflow-clip rounded-lg"
          >
            <div className="flex grow flex-col gap-4 p-6">
              <Stars rating={quote.rating} />
              <blockquote className="text-lead font-bold">{quote.comment}</blockquote>
              <Speaker quote={quote} />
            </div>
            <Picture
              image={quote.picture.imgUrl}
              alt={quote.picture.alt}
              width={384}
              className={`hop aspect-photo w-full ${quote.picture.imgUrl.isCutout ? "object-contain object-bottom" : "object-cover"}`}
            />
          </li>
        ))}
      </ul>
    </BandSection>
  );
}

function Speaker({ quote: { name, position } }: { quote: ShownQuote }) {
  return (
    <p className="mt-auto text-small">
      <b>{name}</b>, {position}
    </p>
  );
}

function One({ band, quote }: { band: ShownQuotesBand; quote: ShownQuote }) {
  return (
    <BandSection band={{ tone: "tang", rhythm: "bleed", ...band, link: undefined }} className="hops overflow-clip">
      <figure className="grid cols-7-5">
        <div className="flex flex-col justify-center gap-6 px-edge py-normal lg:ps-out lg:pe-12">
          <Heading band={band} size="text-h4" />
          <blockquote className="display text-h3 md:text-figure/(--clear)">{quote.comment}</blockquote>
          <div className="flex flex-col gap-3 text-lead">
            <Stars rating={quote.rating} />
            <Speaker quote={quote} />
          </div>
          <BandLink band={band} />
        </div>
        <div className="relative aspect-photo md:aspect-auto">
          <Picture
            image={quote.picture.imgUrl}
            alt={quote.picture.alt}
            sizes="100vw md:42vw"
            className={`settles absolute inset-0 size-full ${
              quote.picture.imgUrl.isCutout ? "hop object-contain object-bottom" : "melt-start object-cover object-top"
            }`}
          />
        </div>
      </figure>
    </BandSection>
  );
}
