import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Slide } from "#model/showroom.server.ts";
import type { Bench } from "#shared/bench.ts";
import "./opening.css";

type SlideEntry = Omit<Slide, "order"> & { slug: string };

interface ChooserProps {
  title: string;
  more: { label: string; url: string };
  needs: { slug: string; need: string; url: string; bench: Bench }[];
}

/** Four slides moved by radio buttons, so that arrows, taps and a page without script all reach each of them. */
export function Opening({ slides, chooser }: { slides: SlideEntry[]; chooser: ChooserProps }) {
  return (
    <section className="opening" data-band="opening" aria-roledescription="carousel" aria-label="What we make">
      {slides.map(({ slug, titleHead }, index) => (
        <input
          key={slug}
          type="radio"
          name="slide"
          id={`slide-${slug}`}
          aria-label={`Slide ${index + 1} of ${slides.length}: ${titleHead}`}
          defaultChecked={index === 0}
        />
      ))}
      <div className="stage">
        <div className="slides">
          {slides.map((slide, index) => (
            <SlideView key={slide.slug} slide={slide} isFirst={index === 0} />
          ))}
        </div>
        <div className="stops">
          <div>
            {slides.map(({ slug, titleHead, bench }) => (
              <label key={slug} htmlFor={`slide-${slug}`} data-tone={bench}>
                {titleHead}
              </label>
            ))}
          </div>
        </div>
      </div>
      <Chooser {...chooser} />
    </section>
  );
}

function SlideView({ slide, isFirst }: { slide: SlideEntry; isFirst: boolean }) {
  const Title = isFirst ? "h1" : "p";
  return (
    <div className="slide" data-tone={slide.bench}>
      <RegMark />
      <RegMark />
      <div className="wrap">
        <Title className="title">{slide.title}</Title>
        <p className="lead">{slide.text}</p>
        <div className="actions">
          <ButtonLink to={slide.action.url}>
            {slide.action.label} <Icon name="arrow-right" />
          </ButtonLink>
          <ArrowLink to={slide.second.url} plain>
            {slide.second.label}
          </ArrowLink>
        </div>
      </div>
      <Picture
        className="art"
        image={slide.bgImgUrl}
        alt={slide.alt}
        sizes="112vw md:64vw lg:64vw xl:60vw xxl:1020px"
        priority={isFirst}
      />
    </div>
  );
}

function Chooser({ title, needs, more }: ChooserProps) {
  return (
    <div className="wrap">
      <nav className="chooser" aria-labelledby="chooser-title">
        <h2 id="chooser-title">{title}</h2>
        <ul>
          {needs.map(({ slug, need, url, bench }) => (
            <li key={slug}>
              <Link to={url} data-tone={bench}>
                {need}
              </Link>
            </li>
          ))}
          <li>
            <Link to={more.url}>{more.label}</Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
