import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { Testimonial } from "#model/people/people.server.ts";

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
      <RegMark className="start-out top-half" />
      <div className="wrap">
        <h2 className="vh" id="quotes-title">
          {title}
        </h2>
        {first && <BigQuote quote={first} />}
        <div className="mt-half grid gap-gut md:grid-cols-12">
          {others.map((quote, index) => (
            <article
              className={`flex flex-col gap-4 rounded-lg bg-white p-6 md:col-span-6 lg:p-8 ${index ? "lg:col-span-4" : "lg:col-span-5"}`}
              key={quote.name}
            >
              <Stars rating={quote.rating} />
              <p className="m-0 text-lead font-lead">{quote.comment}</p>
              <p className="m-0 mt-auto flex items-center gap-4 pt-4">
                <Picture image={quote.imgUrl} alt="" width={64} className="size-14 rounded-md object-cover" />
                <Author quote={quote} />
              </p>
            </article>
          ))}
          <p className="m-0 self-end p-2 md:col-span-full lg:col-span-3">
            <ArrowLink to={action.url}>{action.label}</ArrowLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

function BigQuote({ quote }: { quote: Quote }) {
  return (
    <div className="grid gap-x-gut gap-y-8 md:grid-cols-12">
      <blockquote className="flex flex-col [--star-size:40px] md:col-span-8">
        <Stars rating={quote.rating} />
        <p className="display mt-5 max-w-none text-figure/(--clear)">{quote.comment}</p>
        <footer className="mt-auto pt-4">
          <Author quote={quote} />
        </footer>
      </blockquote>
      <figure className="aspect-square overflow-hidden rounded-lg bg-tang md:col-span-4 md:aspect-4/5 md:self-end">
        <Picture
          image={quote.imgUrl}
          alt={quote.alt}
          sizes="92vw md:31vw lg:31vw xxl:520px"
          className="size-full object-cover"
        />
      </figure>
    </div>
  );
}

function Author({ quote }: { quote: Quote }) {
  return (
    <span className="leading-snug font-lead">
      <b className="block font-bold">{quote.name}</b> {quote.position}
    </span>
  );
}
