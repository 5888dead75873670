import { useRef } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useSite } from "#app/frame/use-site.ts";
import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Slide } from "#model/site/showroom.server.ts";
import { Chooser } from "./chooser.tsx";
import type { ShownHero } from "./data.server.ts";
import { Stops } from "./stops.tsx";
import { type HarbourPlay, TakeTheCrane, useHarbour } from "./take-the-crane.tsx";
import "./hero.css";

/** Four slides driven by radio buttons, so that arrow keys, taps and a page without script all reach each of them. */
export function Hero({ band: { role, slides, chooser, harbour } }: { band: ShownHero & { role: string } }) {
  const root = useRef<HTMLDivElement>(null);
  const play = useHarbour(harbour);
  useBehaviour(async ({ signal }) => {
    await untilReady();
    const { moveSlides } = await import("#app/browser/slides.ts");
    if (root.current) moveSlides(root.current, { signal });
  });
  return (
    <section
      id={role}
      className="overflow-clip"
      data-band={role}
      aria-roledescription="carousel"
      aria-label="What we make"
    >
      <div className="relative grid" ref={root}>
        {slides.length === 0 && <Plain />}
        {slides.map((slide, index) => (
          <SlideView
            key={slide.titleHead}
            slide={slide}
            index={index}
            count={slides.length}
            play={index === 0 ? play : undefined}
          />
        ))}
        {slides.length > 1 && (
          <div className="wrap stops-place" hidden={play?.isPlaying}>
            <Stops slides={slides} />
          </div>
        )}
        <p className="vh" aria-live="polite" data-slide-news />
      </div>
      <Chooser {...chooser} />
    </section>
  );
}

/** In place of slides. */
function Plain() {
  const { tagline, summary } = useSite().site;
  return (
    <div className="wrap py-band">
      <h1 className="text-hero tracking-tight text-balance">{tagline}</h1>
      <p className="lead mt-8 mb-0 max-w-144">{summary}</p>
    </div>
  );
}

const pictureLook =
  "absolute bottom-5 z-1 w-26/25 max-w-none object-contain object-bottom-right sm:end-1/25 sm:w-4/5 md:max-h-full";

/** The first picture reaches both edges; the others are objects of their own width. */
const looks = {
  first: { title: "md:max-w-[6.4em]", picture: "-end-1/20 md:-end-1/32 md:-bottom-5 md:w-16/25 md:max-w-255" },
  other: { title: "md:max-w-[8em]", picture: "-end-1/25 md:end-1/32 md:-bottom-11 md:w-1/2 md:max-w-190" },
  pitch: { title: "md:max-w-[6.7em]", picture: "-end-1/25 md:end-0 md:-bottom-6 md:w-14/25 md:max-w-210" },
};

/** A long word has smaller letters on a phone, where it would break. */
function sizeOf(title: string) {
  const longest = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  if (longest < 10) return "text-hero";
  return longest < 14 ? "text-hero max-sm:text-[11.5vw]" : "text-hero max-sm:text-[8vw]";
}

/** Without a stop that would show it. */
const only = "visible [clip-path:none]";

interface SlideProps {
  slide: Slide;
  index: number;
  count: number;
  play?: HarbourPlay;
}

function SlideView({ slide, index, count, play }: SlideProps) {
  const isFirst = index === 0;
  const Title = isFirst ? "h1" : "p";
  const look = looks[isFirst ? "first" : slide.department === "pitch" ? "pitch" : "other"];
  const picture = `${pictureLook} ${look.picture}`;
  const shown = count > 1 ? `slide-picture ${picture}` : picture;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button for it
    <div
      className={count === 1 ? `slide ${only}` : "slide"}
      data-tone={slide.department}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      data-play={play && "harbour"}
      data-play-state={play?.state}
      onClick={play?.touch}
    >
      <RegMark className="start-5 top-6 max-lg:hidden" />
      <RegMark className="end-5 top-6 max-lg:hidden" />
      <div className="wrap relative z-2 pt-8 md:pt-half">
        <Title className={`display m-0 max-w-none tracking-tight text-balance ${sizeOf(slide.title)} ${look.title}`}>
          {slide.title}
        </Title>
        <p className="lead my-6 max-w-144 md:my-8">{slide.text}</p>
        <div className="actions">
          <ButtonLink to={slide.action.url} tone={slide.department === "pitch" ? "paper" : undefined}>
            {slide.action.label} <Icon name="arrow-right" />
          </ButtonLink>{" "}
          {isFirst && <EstimateLink plain />}{" "}
          <ArrowLink to={slide.second.url} plain className="max-md:hidden">
            {slide.second.label}
          </ArrowLink>{" "}
          {play && <TakeTheCrane {...play} />}
        </div>
      </div>
      <Picture
        className={shown}
        image={slide.bgImgUrl}
        alt={slide.alt}
        sizes="86vw sm:80vw md:64vw xxl:1020px"
        priority={isFirst}
      />
      {play?.game(picture)}
    </div>
  );
}
