import { useRef } from "react";
import { moveSlides } from "#app/browser/slides.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useSite } from "#app/frame/use-site.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Slide } from "#model/site/showroom.server.ts";
import { Chooser, type ChooserProps } from "./chooser.tsx";
import "./hero.css";

/** Four slides driven by radio buttons, so that arrow keys, taps and a page without script all reach each of them. */
export function Hero({ slides, chooser }: { slides: Slide[]; chooser: ChooserProps }) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(({ signal }) => root.current && moveSlides(root.current, { signal }));
  return (
    <section className="overflow-clip" data-band="hero" aria-roledescription="carousel" aria-label="What we make">
      <div className="relative grid" ref={root}>
        {slides.length === 0 && <Plain />}
        {slides.map((slide, index) => (
          <SlideView key={slide.titleHead} slide={slide} index={index} count={slides.length} />
        ))}
        {slides.length > 1 && (
          <div className="wrap stops-place">
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

function Stops({ slides }: { slides: Slide[] }) {
  return (
    <div className="slide-stops">
      <fieldset className="grow">
        <legend className="vh">Slides</legend>
        <div className="grid auto-cols-fr max-xs:grid-cols-2 max-xs:gap-2 xs:grid-flow-col">
          {slides.map(({ titleHead, department }, index) => (
            <label
              key={titleHead}
              data-department={department}
              className="slide-stop group relative pe-1 pt-7.5 text-note/tight font-bold md:text-body/tight"
            >
              <input
                type="radio"
                name="slide"
                className="absolute inset-0 m-0 cursor-pointer opacity-0"
                aria-label={`Slide ${index + 1} of ${slides.length}: ${titleHead}`}
                defaultChecked={index === 0}
              />
              <i className="stop-way" />
              {titleHead}{" "}
            </label>
          ))}
        </div>
      </fieldset>
      {/* These need script; the stops beside them do not. */}
      <div className="invisible hidden gap-2 in-data-hydrated:visible md:flex">
        <Key steps={-1} icon="arrow-left" label="Previous slide" />{" "}
        <Key steps={1} icon="arrow-right" label="Next slide" />
      </div>
    </div>
  );
}

function Key({ steps, icon, label }: { steps: number; icon: string; label: string }) {
  return (
    <button type="button" data-steps={steps} className="slide-key">
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </button>
  );
}

/** The first picture reaches both edges; the others are objects of their own width. */
const looks = {
  first: { title: "md:max-w-[8em]", picture: "-end-1/20 md:-end-1/32 md:-bottom-5 md:w-16/25 md:max-w-255" },
  other: { title: "md:max-w-[6.7em]", picture: "-end-1/25 md:end-1/32 md:-bottom-11 md:w-1/2 md:max-w-190" },
  pitch: { title: "md:max-w-[6.7em]", picture: "-end-1/25 md:end-0 md:-bottom-6 md:w-14/25 md:max-w-210" },
};

/** A long word has smaller letters on a phone, where it would break. */
function sizeOf(title: string) {
  const longest = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  if (longest < 10) return "text-hero";
  return longest < 14 ? "text-hero max-sm:text-[11.5vw]" : "text-hero max-sm:text-[8vw]";
}

/** Without a stop that would show it. */
const only = "visible [clip-path:none] [content-visibility:visible]";

function SlideView({ slide, index, count }: { slide: Slide; index: number; count: number }) {
  const isFirst = index === 0;
  const Title = isFirst ? "h1" : "p";
  const look = looks[isFirst ? "first" : slide.department === "pitch" ? "pitch" : "other"];
  return (
    <div
      className={count === 1 ? `slide ${only}` : "slide"}
      data-tone={slide.department}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
    >
      <RegMark className="start-5 top-6 max-lg:hidden" />
      <RegMark className="end-5 top-6 max-lg:hidden" />
      <div className="wrap relative z-2 pt-9 md:pt-half">
        <Title className={`display m-0 max-w-none tracking-tight text-balance ${sizeOf(slide.title)} ${look.title}`}>
          {slide.title}
        </Title>
        <p className="lead my-5 max-w-144 md:my-8">{slide.text}</p>
        <div className="actions">
          <ButtonLink to={slide.action.url} tone={slide.department === "pitch" ? "paper" : undefined}>
            {slide.action.label} <Icon name="arrow-right" />
          </ButtonLink>{" "}
          <ArrowLink to={slide.second.url} plain className="max-md:hidden">
            {slide.second.label}
          </ArrowLink>
        </div>
      </div>
      <Picture
        className={`absolute bottom-5 z-1 w-26/25 max-w-none object-contain object-bottom-right sm:end-1/25 sm:w-4/5 md:max-h-full ${look.picture}`}
        image={slide.bgImgUrl}
        alt={slide.alt}
        sizes="86vw sm:80vw md:64vw xxl:1020px"
        priority={isFirst}
      />
    </div>
  );
}
