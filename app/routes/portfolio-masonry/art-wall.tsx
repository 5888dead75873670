import { CaseViews, type ViewWords } from "#app/sections/case-views.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./art-wall.css";

interface Frame {
  number: number;
  title: string;
  imgUrl: ImageSource;
  alt: string;
  open: string;
  credit: string;
}

interface ArtWallProps {
  words: { title: string; lead: string };
  views: ViewWords;
  columns: readonly (readonly Frame[])[];
}

/** Pictures in four columns of unequal width and start, with a credit under each. */
export function ArtWall({ words, views, columns }: ArtWallProps) {
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
          {columns.map((frames, index) => (
            <div key={frames[0]?.title} className="column">
              {frames.map((frame, row) => (
                <Hung key={frame.title} frame={frame} isFirst={row === 0 && index < 2} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}

function Hung({ frame: { number, title, imgUrl, alt, open, credit }, isFirst }: { frame: Frame; isFirst: boolean }) {
  return (
    <figure>
      <a id={`wall-${number}`} href={`#frame-${number}`} aria-label={open}>
        <Picture image={imgUrl} alt={alt} sizes="50vw lg:28vw" priority={isFirst} />
      </a>
      <figcaption>
        <b>{title}</b>
        <span>{credit}</span>
      </figcaption>
    </figure>
  );
}
