import { OwnSection } from "#app/bands/band.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { FilterHead } from "#app/ui/filter-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownQuotes } from "./data.server.ts";
import { Rated } from "./rated.tsx";

/** How loud a quote is. */
const voices = {
  poster: "display text-h3 text-balance",
  large: "display text-h4 text-balance",
  short: "display text-h3",
  quiet: "text-lead font-semibold",
};

/** Quotes as cards of one height, in the colour of their service, each below its author; one told at length is twice as wide. */
export function Quotes({ band }: { band: ShownQuotes }) {
  const { role, heading, filter, all, answer, filters, chosen, quotes } = band;
  return (
    <OwnSection band={band} tone="paper" rhythm="normal">
      <div className="wrap">
        <FilterHead
          id={`${role}-heading`}
          title={heading}
          label={filter}
          name="service"
          all={all}
          choices={filters}
          chosen={chosen}
        />
        <div className="grid gap-gut md:grid-cols-2 xl:grid-cols-4">
          {quotes.map((quote) => (
            <QuoteCard key={quote.slug} quote={quote} answer={answer} />
          ))}
        </div>
      </div>
    </OwnSection>
  );
}

type Quote = ShownQuotes["quotes"][number];

const card = "flex overflow-clip rounded-lg";
const words = "flex min-w-0 grow flex-col gap-3 p-4";

function QuoteCard({ quote, answer }: { quote: Quote; answer: string }) {
  const { department, imgUrl, rating, size = "quiet", excerpt, comment, long } = quote;
  const said = <p className={`m-0 ${voices[long ? "poster" : size]}`}>{excerpt ?? comment}</p>;
  if (long)
    return (
      <article data-tone={department} data-reveal="shown" className={`${card} flex-col md:col-span-2`}>
        <div className={words}>
          <Rated rating={rating} />
          <blockquote>{said}</blockquote>
        </div>
        <div className="md:flex">
          <Picture image={imgUrl} alt="" sizes="33vw xl:20vw" className="w-1/3 self-end object-cover" />
          <div className={words}>
            <blockquote className="text-small">
              <Prose text={long} />
            </blockquote>
            <Author quote={quote} answer={answer} />
          </div>
        </div>
      </article>
    );
  return (
    <article data-tone={department} data-reveal="shown" className={`${card} md:flex-col`}>
      <Picture
        image={imgUrl}
        alt=""
        sizes="33vw md:50vw xl:25vw"
        className="w-1/3 shrink-0 object-cover object-top aspect-photo md:w-full"
      />
      <div className={words}>
        <Rated rating={rating} />
        <blockquote>{said}</blockquote>
        <Author quote={quote} answer={answer} />
      </div>
    </article>
  );
}

function Author({ quote, answer }: { quote: Quote; answer: string }) {
  const { name, position, job } = quote;
  const link = job ? { label: job.title, url: `/portfolio/${job.slug}` } : { label: answer, url: "#answered-critic" };
  return (
    <div className="mt-auto flex flex-col items-start gap-2 text-small">
      <span>
        <b className="block">{name}</b> {position}
      </span>{" "}
      {(job || quote.answer) && <ArrowLink to={link.url}>{link.label}</ArrowLink>}
    </div>
  );
}
