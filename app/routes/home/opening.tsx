import { useRef } from "react";
import { moveSlides } from "#app/browser/slides.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Slide } from "#model/site/showroom.server.ts";
import { Chooser, type ChooserProps } from "./chooser.tsx";
import "./opening.css";

type SlideEntry = Omit<Slide, "order"> & { slug: string };

/** Four slides moved by radio buttons, so that arrows, taps and a page without script all reach each of them. */
export function Opening({ slides, chooser }: { slides: SlideEntry[]; chooser: ChooserProps }) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(({ signal }) => root.current && moveSlides(root.current, { signal }));
  return (
    <section className="opening" data-band="opening" aria-roledescription="carousel" aria-label="What we make">
      <div className="stage" ref={root}>
        <div className="slides">
          {slides.map((slide, index) => (
            <SlideView key={slide.slug} slide={slide} index={index} count={slides.length} />
          ))}
        </div>
        <div className="stops">
          <Stops slides={slides} />
        </div>
        <p className="vh" aria-live="polite" data-slide-news />
      </div>
      <Chooser {...chooser} />
    </section>
  );
}

function Stops({ slides }: { slides: SlideEntry[] }) {
  return (
    <div className="route-bar">
      <fieldset>
        <legend className="vh">Slides</legend>
        <div className="route">
          {slides.map(({ slug, titleHead, bench }, index) => (
            <label key={slug} data-tone={bench}>
              <input
                type="radio"
                name="slide"
                aria-label={`Slide ${index + 1} of ${slides.length}: ${titleHead}`}
                defaultChecked={index === 0}
              />
              {titleHead}{" "}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="keys">
        <button type="button" data-steps="-1">
          <Icon name="arrow-left" />
          <span className="vh">Previous slide</span>
        </button>{" "}
        <button type="button" data-steps="1">
          <Icon name="arrow-right" />
          <span className="vh">Next slide</span>
        </button>
      </div>
    </div>
  );
}

function SlideView({ slide, index, count }: { slide: SlideEntry; index: number; count: number }) {
  const isFirst = index === 0;
  const Title = isFirst ? "h1" : "p";
  return (
    <div
      className="slide"
      data-tone={slide.bench}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
    >
      <RegMark />
      <RegMark />
      <div className="wrap">
        <Title className="title">{slide.title}</Title>
        <p className="lead">{slide.text}</p>
        <div className="actions">
          <ButtonLink to={slide.action.url}>
            {slide.action.label} <Icon name="arrow-right" />
          </ButtonLink>{" "}
          <ArrowLink to={slide.second.url} plain>
            {slide.second.label}
          </ArrowLink>
        </div>
      </div>
      <Picture
        className="art"
        image={slide.bgImgUrl}
        alt={slide.alt}
        sizes="86vw sm:80vw md:64vw xxl:1020px"
        priority={isFirst}
      />
    </div>
  );
}
