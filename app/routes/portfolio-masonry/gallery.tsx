import { settlePlaceholders } from "#app/browser/settle-placeholders.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { CaseViews, type ViewWords } from "#app/sections/case-views.tsx";
import { Opener } from "#app/sections/lightbox.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
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
  /** What the page asks for. */
  action: { label: string; url: string };
  views: ViewWords;
  columns: readonly (readonly Frame[])[];
}

/** Where each of the four columns of a wide screen starts. */
const starts = ["", "lg:py-12", "", "lg:py-12"];

/** Pictures, each with a credit: two columns that fill evenly, or four of uneven start. */
export function Gallery({ words, action, views, columns }: GalleryProps) {
  useBehaviour(settlePlaceholders);
  return (
    <Band name="gallery" id="gallery" tone="ink" pad="none" labelledBy="wall">
      <div className="wrap max-w-none flex flex-col gap-8 py-compact">
        <header className="grid items-end gap-x-gut gap-y-4 lg:cols-7-5">
          <h1 id="wall" className="text-h2">
            {words.title}
          </h1>
          <div className="flex flex-col items-start gap-4">
            <p className="m-0 text-lead">{words.lead}</p>
            <ButtonLink to={action.url} tone="mari" data-call="main">
              {action.label} <Icon name="arrow-right" />
            </ButtonLink>{" "}
            <CaseViews words={views} current="wall" />
          </div>
        </header>
        <div className="columns-2 gap-x-gut items-start lg:grid lg:grid-cols-4">
          {columns.map((frames, column) => (
            <div key={frames[0]?.title} className={`contents lg:grid ${starts[column]}`}>
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

interface HungProps {
  frame: Frame;
  column: number;
  row: number;
}

function Hung({ frame: { number, title, imgUrl, alt, open, hung }, column, row }: HungProps) {
  const picture = { image: imgUrl, alt, sizes: "50vw lg:28vw xxl:25vw", className: "w-full" };
  // The second row begins within a tall first screen.
  const isNearTop = row < 2;
  return (
    <figure className="break-inside-avoid pb-6">
      <Opener number={number} open={open} className="block overflow-hidden rounded-sm">
        {isNearTop ? (
          <Picture {...picture} priority={row === 0 && column < 2} />
        ) : (
          <PictureWithPlaceholder {...picture} />
        )}
      </Opener>
      <figcaption className="mt-3 flex flex-col text-small/snug">
        <b>{title}</b> <span className="text-note text-on-ink-soft">{hung}</span>
      </figcaption>
    </figure>
  );
}
