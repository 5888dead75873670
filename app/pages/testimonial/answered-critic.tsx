import { OwnSection } from "#app/bands/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { formatDate } from "#shared/format.ts";
import type { ShownCritic } from "./data.server.ts";
import { Rated } from "./rated.tsx";

/** The critical quote in full, and our answer, which lies over its edge. */
export function AnsweredCritic({ band }: { band: ShownCritic }) {
  const { role, heading, title, quote, by } = band;
  return (
    <OwnSection band={band} tone="sand" rhythm="normal">
      <div className="wrap">
        <h2 id={`${role}-heading`} className="mb-8">
          {heading}
        </h2>
        <div className="grid items-center cols-7-5">
          <figure data-tone="white" className="flex overflow-clip rounded-lg">
            <Picture
              image={quote.imgUrl}
              alt={quote.alt}
              sizes="33vw md:20vw"
              className="w-1/3 shrink-0 object-cover object-top"
            />
            <div className="flex flex-col gap-4 p-6">
              <Rated rating={quote.rating} />
              <blockquote>
                <p className="display m-0 text-h4">{quote.comment}</p>
              </blockquote>
              <figcaption className="text-small">
                <b>{quote.name}</b>, {quote.position}, <time dateTime={quote.date}>{formatDate(quote.date)}</time>
              </figcaption>
            </div>
          </figure>
          <div data-tone="mari" className="relative flex flex-col gap-4 rounded-lg p-6 shadow-lift -mt-4 md:-ms-8">
            <h3 className="m-0">{title}</h3>
            {quote.answer && <Prose text={quote.answer} />}
            {by && (
              <p className="m-0 flex items-end gap-4 text-small">
                <Picture
                  image={by.imgUrl}
                  alt=""
                  width={96}
                  className={by.imgUrl.isCutout ? "w-28 object-contain" : "aspect-box w-28 object-cover"}
                />
                <span>
                  <b>
                    <Link to={`/team/${by.slug}`}>{by.name}</Link>
                  </b>
                  , {by.position}
                </span>
              </p>
            )}
          </div>
        </div>
      </div>
    </OwnSection>
  );
}
