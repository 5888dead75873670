import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Pages } from "#model/content.server.ts";

interface HeroProps {
  words: Pages["testimonial"]["tally"];
  tally: readonly { words: string; count: number }[];
}

/** How the quotes were collected, and the ratings as blocks that can be counted. */
export function Hero({ words, tally }: HeroProps) {
  return (
    <Band name="hero" tone="orch" pad="none" labelledBy="rating-blocks-title" bleed>
      <div className="wrap gap-x-gut py-half lg:grid lg:grid-cols-12">
        <div className="lg:col-span-7 lg:pe-8">
          <h1 id="rating-blocks-title" className="text-h2/(--clear) font-stretch-82% tracking-tight">
            {words.title}
          </h1>
          <p className="lead mt-6 mb-0 max-w-[31em]">{words.lead}</p>
          <p className="mt-4 mb-0 max-w-[54ch] text-small">{words.note}</p>
        </div>
        {tally.some(({ count }) => count > 0) && (
          <ul role="list" aria-label={words.chart} className="mt-9 grid gap-2.5 lg:col-span-5 lg:mt-0 lg:self-end">
            {tally.map((row) => (
              <li key={row.words} className="group grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1">
                <span className="col-span-2 font-bold">{row.words}</span>{" "}
                <span className="flex gap-1.5 lg:gap-2" aria-hidden="true">
                  {Array.from({ length: row.count }, (_, index) => (
                    <RatingBlock key={index} />
                  ))}
                </span>{" "}
                <b className="display text-figure whitespace-nowrap">
                  {row.count}{" "}
                  <span className="font-text text-body/none font-semibold tracking-normal">
                    {row.count === 1 ? words.one : words.many}
                  </span>
                </b>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}

const press = "transition duration-quick motion-safe:group-hover:translate-y-1 motion-safe:group-hover:shadow-none";
function RatingBlock() {
  return (
    <i
      className={`mb-1.5 grid aspect-square w-[clamp(30px,10vw,50px)] place-items-center rounded-md bg-white shadow-key lg:w-[clamp(44px,5vw,84px)] ${press}`}
    >
      <Icon name="star" className="size-[46%]" />
    </i>
  );
}
