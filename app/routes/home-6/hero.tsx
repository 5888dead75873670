import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";

const planet =
  "w-full object-cover object-[60%_50%] max-md:h-[68vw] max-md:fade-bottom md:absolute md:-end-[5vw] md:top-0 md:h-full md:w-2/3 md:fade-start";

/** A game in the dark, and the first thing we would do to yours. */
export function Hero({ words }: { words: Home6Page["opening"] }) {
  return (
    <Band name="hero" tone="ink" pad="none" labelledBy="token" bleed className="md:min-h-[min(860px,62vw)]">
      <Picture
        image={words.imgUrl}
        alt={words.alt}
        sizes="100vw md:110vw xl:109vw xxl:101vw"
        priority
        className={planet}
      />
      <div className="wrap relative pb-16 max-md:-mt-4 md:pt-16 xl:py-25">
        <div className="pointer-events-none absolute inset-y-0 start-0 end-2/5 bg-linear-to-r from-ink from-55% max-md:hidden" />
        <h1 id="token" className="relative max-w-[8em] text-h2/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h1>
        <p className="lead relative mt-7 mb-8 max-w-150 md:max-w-[46vw]">{words.lead}</p>
        <div className="actions relative md:max-w-[46vw]">
          <ButtonLink to={words.action.url} tone="tang">
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>{" "}
          <EstimateLink />{" "}
          <ArrowLink to={words.second.url} plain>
            {words.second.label}
          </ArrowLink>
        </div>
      </div>
    </Band>
  );
}
