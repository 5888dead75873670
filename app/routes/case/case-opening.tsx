import { type ComponentProps, useRef } from "react";
import { offerCopies } from "#app/browser/copy-code.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { type LightboxFrame, Opener } from "#app/sections/lightbox.tsx";
import { PassOn } from "#app/sections/pass-on.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TermList } from "#app/ui/term-list.tsx";
import { Trail } from "#app/ui/trail.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import type { Bench } from "#shared/bench.ts";
import "./case-opening.css";

interface CaseOpeningProps {
  entry: Case;
  /** The pictures of the case, its own first. */
  frames: readonly (LightboxFrame & { open: string })[];
  words: Pick<Pages["case"], "trail" | "outcomes">;
  facts: readonly { term: string; text: string }[];
  pass: ComponentProps<typeof PassOn>;
  bench: Bench;
}

/** The title on its bench colour, the picture hanging over the edge, and the fact sheet. */
export function CaseOpening({ entry, frames, words: { trail, outcomes }, facts, pass, bench }: CaseOpeningProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour((options) => root.current && offerCopies(root.current, options));
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
      <div className="wrap" ref={root}>
        <figure>
          <div className="pictures">
            {keyPictures(frames).map(({ number, imgUrl, alt, open }, index, { length }) => (
              <Opener key={number} number={number} open={open} isSecond={index > 0}>
                <Picture
                  image={imgUrl}
                  alt={alt}
                  sizes={length > 1 ? "75vw xl:930px xxl:1060px" : "100vw xl:1400px xxl:1600px"}
                  priority
                />
              </Opener>
            ))}
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
        <TermList entries={facts} />
        <PassOn {...pass} />
      </div>
    </Band>
  );
}

/** A picture that is too narrow for the whole width shares it with the first of the gallery. */
function keyPictures<Frame extends LightboxFrame>(frames: readonly Frame[]) {
  const own = frames[0]?.imgUrl;
  return frames.slice(0, own && own.width / own.height < 1.4 ? 2 : 1);
}

/** Up to eleven letters stand on one line, more on two. */
function fitOf({ length }: string) {
  if (length <= 10) return "line";
  return length === 11 ? "tight" : "two";
}
