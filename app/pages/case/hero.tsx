import { useRef } from "react";
import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { offerCopies } from "#app/browser/copy-code.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { MovingPicture } from "#app/play/film/moving-picture.tsx";
import { Opener } from "#app/sections/lightbox.tsx";
import { PassOn } from "#app/sections/pass-on.tsx";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Trail } from "#app/ui/trail.tsx";
import type { ShownHero } from "./data.server.ts";

/** The title on its department's colour, constraint and result beside it; below them the picture and the fact sheet. */
export function Hero({ band }: { band: ShownHero }) {
  const { role, trail, stops, title, constraint, result, proofs, action, department, caption, facts, pass } = band;
  const root = useRef<HTMLDivElement>(null);
  useBehaviour((options) => root.current && offerCopies(root.current, options));
  return (
    <OwnSection band={band} tone={department} className="overflow-x-clip">
      <div className="wrap flex flex-col gap-6 pt-6 pb-compact">
        <Trail label={trail} stops={stops} here={title} />
        <div className="grid items-end gap-x-gut gap-y-4 lg:cols-8-4">
          <h1 id={`${role}-heading`} className="text-hero/(--clear) wrap-anywhere">
            {title}
          </h1>
          <div className="flex flex-col gap-4">
            <p className="m-0 text-lead">
              <span className="block">{constraint}</span>{" "}
              <b className="block">
                {result} <ProofLinks ids={proofs} />
              </b>
            </p>
            <Actions main={action} tone={department} />
          </div>
        </div>
        <div className="grid gap-x-gut gap-y-6 lg:cols-8-4" ref={root}>
          <figure>
            <KeyPictures band={band} />
            <figcaption className="pt-3 text-small">{caption}</figcaption>
          </figure>
          <div className="flex flex-col gap-6">
            <dl className="grid-cols-2 gap-x-4 max-lg:grid">
              {facts.map(({ term, text }) => (
                <div key={term} className="border-t-2 border-current/25 py-2">
                  <dt className="text-small">{term}</dt>
                  <dd className="font-bold">{text}</dd>
                </div>
              ))}
            </dl>
            <PassOn {...pass} />
          </div>
        </div>
      </div>
    </OwnSection>
  );
}

/** A picture too narrow for the full width shares it with the first of the gallery. */
function KeyPictures({ band: { frames, loop } }: { band: ShownHero }) {
  const own = frames[0]?.imgUrl;
  const isPair = frames.length > 1 && own && own.width / own.height < 1.4;
  return (
    <div className={`relative grid gap-gut ${isPair ? "grid-cols-2" : ""}`}>
      {frames.slice(0, isPair ? 2 : 1).map(({ number, imgUrl, alt, open }, index) => (
        <Opener key={number} number={number} open={open} isSecond={index > 0}>
          <Picture
            image={imgUrl}
            alt={alt}
            sizes={isPair ? "75vw lg:50vw xxl:540px" : "100vw lg:66vw xxl:1060px"}
            priority
            className={`w-full rounded-lg object-cover ${isPair ? "aspect-box" : "aspect-photo md:aspect-16/9"}`}
          />
        </Opener>
      ))}
      {loop && !isPair && <MovingPicture loop={loop} className="inset-0 rounded-lg" />}
    </div>
  );
}
