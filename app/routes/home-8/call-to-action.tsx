import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";

/** The close: an empty line to write on, running out to the window's edge. */
export function CallToAction({ words }: { words: Home8Page["close"] }) {
  return (
    <Band
      name="call-to-action"
      tone="orch"
      pad="none"
      grid="iso"
      labelledBy="whether"
      bleed
      className="pt-12 pb-14 lg:pt-20 lg:pb-24"
    >
      <div className="wrap">
        <h2 id="whether" className="text-hero/(--clear) font-stretch-80% tracking-tight">
          {words.title} <span className="-me-out block h-14 border-b-4 lg:h-20 lg:border-b-6" aria-hidden="true" />
        </h2>
        <div className="mt-8 grid justify-items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center xl:mt-12">
          <p className="lead m-0">{words.lead}</p>
          <ButtonLink to={words.action.url} data-call="main">
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
          <p className="m-0 font-bold lg:col-span-full">{words.note}</p>
        </div>
      </div>
    </Band>
  );
}
