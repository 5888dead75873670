import { Stars } from "#app/sections/stars.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";

interface Said {
  text: string;
  name: string;
  position: string;
}

interface ClientQuoteProps {
  quote: (Said & { rating: number; imgUrl: ImageSource; alt: string }) | undefined;
  /** What the client said, if no testimonial is on file. */
  said: Said | undefined;
}

const places = {
  besidePortrait: "pt-8 pb-12 md:col-span-8 md:py-half md:ps-4 lg:ps-10",
  alone: "py-12 md:col-span-11 lg:py-20",
};

/** The client's sentence, with portrait and stars if there is a testimonial. */
export function ClientQuote({ quote, said }: ClientQuoteProps) {
  const shown = quote ?? said;
  if (!shown) return null;
  return (
    <Band name="client-quote" tone="orch" pad="none" label={shown.name}>
      <div className="wrap grid-12">
        {quote && (
          <figure className="-mx-edge col-span-12 h-[88vw] md:col-span-4 md:-ms-out md:me-0 md:h-auto md:min-h-105">
            <Picture image={quote.imgUrl} alt={quote.alt} sizes="100vw md:36vw" className="size-full object-cover" />
          </figure>
        )}
        <blockquote
          className={`col-span-12 self-center [--star-size:32px] ${places[quote ? "besidePortrait" : "alone"]}`}
        >
          {quote ? <Stars rating={quote.rating} /> : <Icon name="quote" className="-ms-1.5 size-16" />}
          <p className="display mt-6 mb-7 max-w-none text-figure/(--clear) text-balance">{shown.text}</p>
          <footer>
            <b className="block">{shown.name}</b> <span>{shown.position}</span>
          </footer>
        </blockquote>
      </div>
    </Band>
  );
}
