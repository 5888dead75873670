import { MovingPicture } from "#app/play/film/moving-picture.tsx";
import { CaseFacts } from "#app/sections/case-card.tsx";
import { Band } from "#app/ui/band.tsx";
import { FromTo } from "#app/ui/from-to.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseFile } from "#model/cases/case-index.server.ts";
import { CompareTick } from "./compare-tick.tsx";
import { OutcomeHead, type OutcomeProps } from "./outcome-head.tsx";

/** Over the picture: within its columns, in the middle of the row. */
const inRow =
  "inset-x-0 top-6 aspect-16/10 rounded-md md:col-span-3 md:col-start-1 md:row-start-1 md:top-1/2 md:-translate-y-1/2";

/** New markets: ruled rows on the map. */
export function NewMarkets({ id, heading, lead, files, words, tick }: OutcomeProps) {
  return (
    <Band
      name="new-markets"
      tone="paper-2"
      pad="none"
      grid="map"
      id={id}
      labelledBy={`${id}-title`}
      bleed
      className="py-16 lg:py-24"
    >
      <div className="wrap">
        <OutcomeHead id={id} heading={heading} lead={lead} />
        <div className="mt-10 border-b-3">
          {files.map((file) => (
            <article
              key={file.slug}
              className="relative border-t-3 py-6 md:grid md:grid-cols-12 md:items-center md:gap-x-gut"
            >
              <RowPicture file={file} />
              {file.loop && <MovingPicture loop={file.loop} className={inRow} />}
              <div className="md:col-span-4">
                <CaseFacts file={file} className="m-0" />
                <FromTo
                  from={{ term: words.constraint, text: file.constraint }}
                  to={{ term: words.result, text: file.result }}
                  department={file.department}
                  className="mt-2.5"
                />
              </div>
              <CompareTick
                slug={file.slug}
                title={file.title}
                word={tick}
                className="mt-2.5 md:m-0 md:flex-col md:gap-1 md:justify-self-end"
              />
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}

function RowPicture({ file: { slug, title, imgUrl, alt, department } }: { file: CaseFile }) {
  return (
    <Link
      className="group block no-underline md:col-span-7 md:grid md:grid-cols-subgrid md:items-center"
      to={`/portfolio/${slug}`}
    >
      <span className="block aspect-16/10 overflow-hidden rounded-md md:col-span-3" data-tone={department}>
        <Picture
          image={imgUrl}
          alt={alt}
          sizes="100vw md:41vw xxl:41vw"
          className="size-full object-cover transition-[scale] duration-slow motion-safe:group-hover:scale-104"
        />
      </span>
      <h3 className="mt-4 mb-1.5 group-hover:underline group-hover:decoration-3 md:col-span-4 md:m-0">{title}</h3>
    </Link>
  );
}
