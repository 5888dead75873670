import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";

/** The close: one empty place on the shelf, drawn as wide as the page. */
export function CallToAction({ words }: { words: Home3Page["close"] }) {
  return (
    <Band
      name="call-to-action"
      tone="tang"
      pad="none"
      labelledBy="last"
      className="border-b-22 border-tang-edge px-out pt-half"
    >
      <div className="grid gap-y-8 rounded-t-lg border-3 border-b-0 border-dashed p-5 pb-half lg:px-11 lg:pt-11">
        <h2 id="last" className="text-hero/(--clear) tracking-tight font-stretch-82%">
          {words.title}
        </h2>
        <div className="items-center gap-x-12 gap-y-3.5 md:grid md:grid-cols-[1fr_auto]">
          <p className="lead mb-6 md:row-span-2 md:m-0 md:max-w-144">{words.text}</p>
          <ButtonLink to={words.action.url} data-call="main">
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
          <p className="mt-5 mb-0 text-small font-bold md:m-0">{words.note}</p>
        </div>
      </div>
    </Band>
  );
}
