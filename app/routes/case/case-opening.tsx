import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TermList } from "#app/ui/term-list.tsx";
import { Trail } from "#app/ui/trail.tsx";
import type { Case } from "#model/case-index.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import type { Bench } from "#shared/bench.ts";
import "./case-opening.css";

interface CaseOpeningProps {
  entry: Case;
  words: Pick<Pages["case"], "trail" | "outcomes">;
  facts: readonly { term: string; text: string }[];
  bench: Bench;
}

/** The title on its bench colour, the picture hanging over the edge, and the fact sheet. */
export function CaseOpening({ entry, words: { trail, outcomes }, facts, bench }: CaseOpeningProps) {
  const { title, brief, outcome, caption } = entry;
  const stops = [
    { label: trail.portfolio, url: "/portfolio" },
    { label: outcomes[outcome], url: `/portfolio#${outcome}` },
  ];
  return (
    <Band name="case-opening" pad="none" label={title}>
      <div className="sheet" data-tone={bench}>
        <div className="wrap">
          <Trail label={trail.label} stops={stops} here={title} />
          <h1 data-fit={fitOf(title)}>{title}</h1>
          <p className="lead">{brief}</p>
        </div>
      </div>
      <div className="wrap">
        <figure>
          <div className="pictures">
            {keyPictures(entry).map(({ imgUrl, alt }, _, { length }) => (
              <Picture
                key={imgUrl.src}
                image={imgUrl}
                alt={alt}
                sizes={length > 1 ? "75vw xl:930px xxl:1060px" : "100vw xl:1400px xxl:1600px"}
                priority
              />
            ))}
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
        <TermList entries={facts} />
      </div>
    </Band>
  );
}

/** A picture that is too narrow for the whole width shares it with one of the gallery. */
function keyPictures({ imgUrl, alt, gallery }: Case) {
  const own = { imgUrl, alt };
  const other = gallery.find((picture) => picture.imgUrl.src !== imgUrl.src);
  return other && imgUrl.width / imgUrl.height < 1.4 ? [own, other] : [own];
}

/** Up to eleven letters stand on one line, more on two. */
function fitOf({ length }: string) {
  if (length <= 10) return "line";
  return length === 11 ? "tight" : "two";
}
