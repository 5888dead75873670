import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { FigureRows } from "#app/ui/figure-rows.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CaseStory } from "#model/cases/case-story.server.ts";
import type { Home7Page } from "#model/pages/home-7.server.ts";

/** A case on the diagonal: the obstacle above on one side, the outcome below on the other. */
export function CaseStudy({ words, story }: { words: Home7Page["story"]; story: CaseStory }) {
  return (
    <Band name="case-study" tone="white" labelledBy="packet">
      <div className="wrap grid gap-x-gut gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-4 lg:row-start-1">
          <h2 id="packet">{words.title}</h2>
          <p className="lead mt-5 mb-0">
            {story.title}. {story.constraint}
          </p>
        </div>
        <Picture
          image={story.imgUrl}
          alt={story.alt}
          sizes="100vw lg:84vw xxl:84vw"
          className="aspect-16/10 w-full rounded-lg object-cover lg:col-start-5 lg:-col-end-1 lg:row-span-2 lg:row-start-1 lg:h-full lg:min-h-140"
        />
        <div className="lg:relative lg:col-span-6 lg:col-start-1 lg:row-start-2 lg:mt-20 lg:self-end lg:rounded-se-lg lg:bg-white lg:pe-8 lg:pt-8">
          <p className="display m-0 text-h3">{story.result}</p>
          <FigureRows figures={story.measures} className="my-6" />
          <ArrowLink to={`/portfolio/${story.slug}`}>{words.action}</ArrowLink>
        </div>
        <p className="m-0 max-w-[84ch] text-small text-soft lg:col-span-full">{story.method}</p>
      </div>
    </Band>
  );
}
