import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./case-quote.css";

interface Said {
  text: string;
  name: string;
  position: string;
}

interface CaseQuoteProps {
  quote: (Said & { rating: number; imgUrl: ImageSource; alt: string }) | undefined;
  /** What the client said where no testimonial is on file. */
  said: Said | undefined;
}

/** The client's sentence, with portrait and stars where there is a testimonial. */
export function CaseQuote({ quote, said }: CaseQuoteProps) {
  const shown = quote ?? said;
  if (!shown) return null;
  return (
    <Band name="case-quote" tone="orch" pad="none" label={shown.name}>
      <div className="wrap grid-12" data-portrait={quote ? true : undefined}>
        {quote && (
          <figure>
            <Picture image={quote.imgUrl} alt={quote.alt} sizes="100vw md:36vw" />
          </figure>
        )}
        <blockquote>
          {quote ? <Stars rating={quote.rating} /> : <Icon name="quote" />}
          <p>{shown.text}</p>
          <footer>
            <b>{shown.name}</b> <span>{shown.position}</span>
          </footer>
        </blockquote>
      </div>
    </Band>
  );
}
