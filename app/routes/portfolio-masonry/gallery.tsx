import { settlePlaceholders } from "#app/browser/settle-placeholders.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { CaseViews, type ViewWords } from "#app/sections/case-views.tsx";
import { Opener } from "#app/sections/lightbox.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PictureWithPlaceholder } from "#app/ui/picture-with-placeholder.tsx";
import type { ImageSource } from "#shared/image-address.ts";

interface Frame {
  number: number;
  title: string;
  imgUrl: ImageSource;
  alt: string;
  open: string;
  hung: string;
}

interface GalleryProps {
  words: { title: string; lead: string };
  views: ViewWords;
  columns: readonly (readonly Frame[])[];
}

/** Where each of the four columns of a wide screen starts. */
const starts = ["", "lg:pt-18", "lg:pt-5", "lg:pt-28"];

/** Pictures, each with a credit: two columns that fill evenly, or four of uneven width and start; a skirting board below. */
export function Gallery({ words, views, columns }: GalleryProps) {
  useBehaviour(settlePlaceholders);
  return (
    <Band
      name="gallery"
      tone="ink"
      pad="none"
      labelledBy="wall"
      className="pt-half pb-48 after:absolute after:inset-x-0 after:bottom-0 after:h-30 after:bg-ink-2"
    >
      <div className="wrap max-w-none">
        <header className="mb-half grid items-end gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
          <h1 id="wall" className="text-h2/(--clear) font-stretch-84%">
            {words.title}
          </h1>
          <div>
            <p className="lead mb-5">{words.lead}</p>
            <CaseViews words={views} current="wall" />
          </div>
        </header>
        <div className="columns-2 gap-x-3 md:gap-x-gut lg:grid lg:columns-auto lg:grid-cols-[1.06fr_1.2fr_0.94fr_1fr] lg:items-start">
          {columns.map((frames, column) => (
            <div key={frames[0]?.title} className={`contents lg:grid lg:gap-8 xxl:gap-10 ${starts[column]}`}>
              {frames.map((frame, row) => (
                <Hung key={frame.title} frame={frame} column={column} row={row} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}

const pictureLook = "w-full transition-[scale] duration-slow motion-safe:group-hover:scale-105";

interface HungProps {
  frame: Frame;
  column: number;
  row: number;
}

function Hung({ frame: { number, title, imgUrl, alt, open, hung }, column, row }: HungProps) {
  const picture = { image: imgUrl, alt, sizes: "50vw lg:28vw xxl:25vw", className: pictureLook };
  // The second row begins within a tall first screen.
  const isNearTop = row < 2;
  return (
    <figure className="break-inside-avoid pb-6 lg:pb-0">
      {/* No transition, even for the millisecond of reduced motion: the link takes focus as soon as its viewer closes. */}
      <Opener number={number} open={open} className="group block overflow-hidden rounded-sm bg-ink-2 transition-none">
        {isNearTop ? (
          <Picture {...picture} priority={row === 0 && column < 2} />
        ) : (
          <PictureWithPlaceholder {...picture} />
        )}
      </Opener>
      <figcaption className="mt-3 flex flex-col text-small/snug md:text-body/snug">
        <b>{title}</b> <span className="text-note text-on-ink-soft md:text-small">{hung}</span>
      </figcaption>
    </figure>
  );
}
