import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseStory } from "#model/cases/case-story.server.ts";
import type { Home5Page } from "#model/pages/home-5.server.ts";

/** Such a picture's green is lit and the band's is not: the filter matches them, the mask hides the rest. */
const blending = "w-[calc(100%+var(--spacing-edge))] max-w-none brightness-95 hue-rotate-3 saturate-105 md:-mt-half";
const fading =
  "[mask-composite:intersect] [mask-image:linear-gradient(transparent,black_6%_94%,transparent),linear-gradient(to_right,black_96%,transparent)]";

/** One case on green: what was wrong, how it is now, three figures on the touchline. */
export function CaseStudy({ words, story }: { words: Home5Page["story"]; story: CaseStory }) {
  return (
    <Band name="case-study" tone="pitch" labelledBy="story" bleed>
      <div className="wrap grid gap-x-gut gap-y-6 md:grid-cols-2">
        <div className="md:self-center">
          <h2 id="story">{words.title}</h2>
          <p className="lead mt-6 mb-7">
            {story.constraint} <b className="block font-bold">{story.result}</b>
          </p>
          <ArrowLink to={`/portfolio/${story.slug}`}>{words.action}</ArrowLink>
        </div>
        <Picture
          image={story.imgUrl}
          alt={story.alt}
          sizes="90vw md:50vw xxl:50vw"
          className={words.blends ? `${blending} ${fading}` : "aspect-3/2 w-full rounded-lg object-cover"}
        />
        <Figures
          figures={story.measures}
          className="gap-x-gut gap-y-6 md:col-span-full md:grid-cols-3"
          look="text-mari"
        />
        <p className="m-0 max-w-[84ch] text-small md:col-span-full">{story.method}</p>
      </div>
    </Band>
  );
}
