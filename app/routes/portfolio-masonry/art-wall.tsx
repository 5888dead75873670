import { settlePlaceholders } from "#app/browser/settle-placeholders.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { CaseViews, type ViewWords } from "#app/sections/case-views.tsx";
import { Opener } from "#app/sections/lightbox.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PictureWithPlaceholder } from "#app/ui/picture-with-placeholder.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./art-wall.css";

interface Frame {
  number: number;
  title: string;
  imgUrl: ImageSource;
  alt: string;
  open: string;
  hung: string;
}

interface ArtWallProps {
  words: { title: string; lead: string };
  views: ViewWords;
  columns: readonly (readonly Frame[])[];
}

/** Pictures in four columns of unequal width and start, with a credit under each. */
export function ArtWall({ words, views, columns }: ArtWallProps) {
  useBehaviour(settlePlaceholders);
  return (
    <Band name="art-wall" tone="ink" pad="none" labelledBy="wall">
      <div className="wrap">
        <header>
          <h1 id="wall">{words.title}</h1>
          <div>
            <p className="lead">{words.lead}</p>
            <CaseViews words={views} current="wall" />
          </div>
        </header>
        <div className="hang">
          {columns.map((frames, column) => (
            <div key={frames[0]?.title} className="column">
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
  const picture = { image: imgUrl, alt, sizes: "50vw lg:28vw xxl:25vw" };
  // The second row begins on a tall first screen.
  const isNearTop = row < 2;
  return (
    <figure>
      <Opener number={number} open={open}>
        {isNearTop ? (
          <Picture {...picture} priority={row === 0 && column < 2} />
        ) : (
          <PictureWithPlaceholder {...picture} />
        )}
      </Opener>
      <figcaption>
        <b>{title}</b> <span>{hung}</span>
      </figcaption>
    </figure>
  );
}
