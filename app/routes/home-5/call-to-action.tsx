import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home5Page } from "#model/pages/home-5.server.ts";
import "./centre-circle.css";

/** The close: half a centre circle rises from the foot of the page. */
export function CallToAction({ words }: { words: Home5Page["close"] }) {
  return (
    <Band name="call-to-action" tone="white" pad="none" labelledBy="circle" bleed className="pt-half">
      <Toy
        toy={words.toy}
        sizes="84vw md:60vw lg:44vw xxl:40vw"
        className="relative z-1 mx-auto -mb-[15vw] w-5/6 max-w-170 md:w-3/5 lg:-mb-36 lg:w-11/24"
      />
      <div
        className="centre-circle grid justify-items-center pt-20 pb-14 text-center lg:pt-30 lg:pb-20"
        data-tone="pitch"
      >
        <h2 id="circle" className="max-w-[7em] text-hero/(--clear) font-stretch-82% tracking-tight">
          {words.title}
        </h2>
        <p className="lead mt-6 mb-8 max-w-140">{words.lead}</p>
        <ButtonLink to={words.action.url} tone="mari" data-call="main">
          {words.action.label} <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </Band>
  );
}
