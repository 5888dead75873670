import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";

/** How each visitor stands, and how wide. */
const visitors = ["w-3/8 max-md:-mb-3.5", "w-2/7 md:mb-11", "w-9/25 -mb-3.5 md:-mb-8", "w-5/16 md:mb-7"];

/** The floor under the wall, with visitors looking up. */
export function CallToAction({ words }: { words: Pages["portfolio-masonry"]["floor"] }) {
  return (
    <Band name="call-to-action" tone="orch" pad="none" labelledBy="floor" className="overflow-x-clip">
      <div className="wrap grid pb-12 md:grid-cols-[7fr_5fr] md:items-start md:gap-8">
        <div className="-ms-14 -mt-26 flex w-24/25 items-end md:-mt-32">
          {words.pegs.map((peg, index) => (
            <Picture
              key={peg.src}
              image={peg}
              alt=""
              width={320}
              className={`-me-[8%] flex-none ${visitors[index] ?? "w-3/8"}`}
            />
          ))}
        </div>
        <div className="pt-9 lg:pt-11">
          <h2 id="floor" className="text-figure/(--clear)">
            {words.title}
          </h2>
          <p className="mt-4 mb-7">{words.text}</p>
          <p className="actions mb-0">
            <ButtonLink to={words.ask.url} data-call="main">
              <Icon name="mail" /> {words.ask.label}
            </ButtonLink>{" "}
            <ArrowLink to={words.read.url}>{words.read.label}</ArrowLink>
          </p>
        </div>
      </div>
    </Band>
  );
}
