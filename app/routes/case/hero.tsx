import { type ComponentProps, useRef } from "react";
import { offerCopies } from "#app/browser/copy-code.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { MovingPicture } from "#app/play/film/moving-picture.tsx";
import { type LightboxFrame, Opener } from "#app/sections/lightbox.tsx";
import { PassOn } from "#app/sections/pass-on.tsx";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Trail } from "#app/ui/trail.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import type { Department } from "#shared/department.ts";

interface HeroProps {
  entry: Case;
  /** The pictures of the case, its own first. */
  frames: readonly (LightboxFrame & { open: string })[];
  words: Pick<Pages["case"], "trail" | "outcomes">;
  facts: readonly { term: string; text: string }[];
  pass: ComponentProps<typeof PassOn>;
  department: Department;
}

/** The title on its department's colour, the picture hanging over the edge, and the fact sheet. */
export function Hero({ entry, frames, words: { trail, outcomes }, facts, pass, department }: HeroProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour((options) => root.current && offerCopies(root.current, options));
  const { title, brief, constraint, result, measures, outcome, caption } = entry;
  const proofs = measures.flatMap(({ value, proof }) => (proof && result.includes(value) ? proof : []));
  const stops = [
    { label: trail.portfolio, url: "/portfolio" },
    { label: outcomes[outcome], url: `/portfolio#${outcome}` },
  ];
  return (
    <Band name="hero" pad="none" label={title}>
      <div className="sheet case-sheet relative overflow-clip pt-6" data-tone={department}>
        <div className="wrap relative grid grid-cols-1 items-end gap-x-8 gap-y-4 pb-36 md:pb-[clamp(13rem,24vw,24rem)] lg:grid-cols-[8fr_4fr]">
          <div className="col-span-full">
            <Trail label={trail.label} stops={stops} here={title} />
          </div>
          <h1 className="mt-4 text-giant/(--clear) wrap-anywhere font-stretch-80% tracking-tight md:mt-8 lg:mt-13">
            {title}
          </h1>
          <div className="max-w-160 lg:max-w-120">
            <p className="lead mb-2">{brief}</p>
            <p className="m-0 font-bold">
              <span className="block">{constraint}</span>{" "}
              <span className="block">
                {result} <ProofMarks ids={proofs} />
              </span>
            </p>
          </div>
        </div>
      </div>
      <div className="wrap" ref={root}>
        <figure className="relative -mt-28 md:-mt-[clamp(11rem,21vw,21rem)]">
          <KeyPictures frames={frames} loop={entry.loop} />
          <figcaption className="mt-3 text-small text-soft">{caption}</figcaption>
        </figure>
        <dl className="mt-6 grid grid-cols-2 border-t-3 lg:mt-10 lg:grid-cols-3">
          {facts.map(({ term, text }) => (
            <div key={term} className="border-b-2 border-line py-4 pe-5">
              <dt className="text-small font-semibold text-soft">{term}</dt>
              <dd className="mt-0.5 text-body/snug font-bold">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6">
          <PassOn {...pass} />
        </div>
      </div>
    </Band>
  );
}

/** A picture too narrow for the full width shares it with the first of the gallery. */
function KeyPictures({ frames, loop }: Pick<HeroProps, "frames"> & Pick<Case, "loop">) {
  const own = frames[0]?.imgUrl;
  const isPair = frames.length > 1 && own && own.width / own.height < 1.4;
  return (
    <div className={`relative grid gap-gut ${isPair ? "grid-cols-2" : ""}`}>
      {frames.slice(0, isPair ? 2 : 1).map(({ number, imgUrl, alt, open }, index) => (
        <Opener key={number} number={number} open={open} isSecond={index > 0}>
          <Picture
            image={imgUrl}
            alt={alt}
            sizes={isPair ? "75vw xl:930px xxl:1060px" : "100vw xl:1400px xxl:1600px"}
            priority
            className={`w-full rounded-lg object-cover object-top ${isPair ? "aspect-4/5 md:aspect-square" : "aspect-4/3 md:aspect-2/1"}`}
          />
        </Opener>
      ))}
      {loop && !isPair && <MovingPicture loop={loop} className="inset-0 rounded-lg *:object-top" />}
    </div>
  );
}
