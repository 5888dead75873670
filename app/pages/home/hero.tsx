import { useRef } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useSite } from "#app/frame/use-site.ts";
import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Chooser } from "./chooser.tsx";
import type { ShownHero } from "./data.server.ts";
import { Stops } from "./stops.tsx";
import { type HarbourPlay, TakeTheCrane, useHarbour } from "./take-the-crane.tsx";

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
          <div className="wrap absolute inset-x-0 bottom-0 z-5" hidden={play?.isPlaying}>
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
    <div className="wrap py-half">
      <h1 className="text-hero tracking-tight text-balance">{tagline}</h1>
      <p className="lead mt-8 mb-0 max-w-lead">{summary}</p>
    </div>
  );
}

interface SlideProps {
  slide: ShownHero["slides"][number];
  index: number;
  count: number;
  play?: HarbourPlay;
}

/** On a phone it stands on the stops. */
const art =
  "absolute end-0 bottom-12 z-1 w-full max-w-none object-contain object-bottom-right md:-bottom-8 md:max-h-full";

function SlideView({ slide, index, count, play }: SlideProps) {
  const isFirst = index === 0;
  const Title = isFirst ? "h1" : "p";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button for it
    <div
      className="slide"
      data-tone={slide.department}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      data-play={play && "harbour"}
      data-play-state={play?.state}
      onClick={play?.touch}
    >
      <div className="wrap relative z-2 pt-8 md:pt-half">
        <Title className={`display m-0 tracking-tight text-balance slide-title ${slide.size}`}>{slide.title}</Title>
        <p className="lead my-6 max-w-lead">{slide.text}</p>
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
        className={`${count > 1 ? "slide-picture" : ""} ${art} ${isFirst ? "md:w-16/25 md:max-w-255" : "md:w-1/2"}`}
        image={slide.bgImgUrl}
        alt={slide.alt}
        sizes="100vw md:64vw xxl:1020px"
        priority={isFirst}
      />
      {play?.game(`${art} md:w-16/25 md:max-w-255`)}
    </div>
  );
}
