import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";

/** The closing call; a figure looks over the edge. */
export function CallToAction({ words }: { words: Pages["portfolio"]["call"] }) {
  return (
    <Band name="call-to-action" tone="mari" pad="none" labelledBy="next-job" bleed className="group print:hidden!">
      <div className="wrap relative z-1 pt-14 pb-60 md:pb-14 lg:py-20">
        <h2 id="next-job" className="text-hero/(--clear) font-stretch-82%">
          {words.title}
        </h2>
        <p className="lead mt-5 mb-7 max-w-160">{words.lead}</p>
        <ButtonLink to={words.action.url} data-call="main">
          {words.action.label} <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <Picture
        image={words.imgUrl}
        alt=""
        width={380}
        className="absolute end-1/12 -bottom-18 w-65 spring-slow motion-safe:group-hover:-translate-y-6.5 md:end-out md:-bottom-24 md:w-1/4 md:max-w-95 md:min-w-55"
      />
    </Band>
  );
}
