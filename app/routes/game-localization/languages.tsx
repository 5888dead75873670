import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "#app/bands/cards/own-script.css";

type Words = LocalizationPage["keys"];

/** The languages as a keyboard, each key in its own script; coloured keys offer voice-over. */
export function Languages({ words }: { words: Words }) {
  return (
    <Band name="languages" labelledBy="languages">
      <div className="wrap">
        <BandHead id="languages" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ul role="list" className="mb-8 flex flex-wrap gap-x-10 gap-y-2">
          <LegendEntry tone="tang">{words.legend.voice}</LegendEntry>
          <LegendEntry tone="white">{words.legend.text}</LegendEntry>
        </ul>
        <div className="gap-x-gut lg:grid lg:grid-cols-2">
          {words.markets.map((market) => (
            <Market key={market.title} market={market} />
          ))}
        </div>
        <p className="m-0 max-w-none border-t-3 pt-6 font-semibold">
          <Prose text={words.gap} />
        </p>
      </div>
    </Band>
  );
}

function LegendEntry({ tone, children }: { tone: "tang" | "white"; children: string }) {
  return (
    <li className="flex items-center gap-3">
      <i className="h-5.5 w-6.5 shrink-0 rounded-sm shadow-key" data-tone={tone} aria-hidden="true" />
      {children}
    </li>
  );
}

const press = "transition-[translate,box-shadow] hover:shadow-[0_1px_0_var(--ce)] motion-safe:hover:translate-y-1";
const key = `grid min-w-26 content-between gap-1.5 rounded-md px-4 py-3 shadow-key ${press}`;

function Market({ market }: { market: Words["markets"][number] }) {
  return (
    <div className="border-t-3 pt-5 pb-8">
      <div className="items-baseline gap-x-6 sm:grid sm:grid-cols-[minmax(auto,max-content)_1fr]">
        <h3 className="text-h4">{market.title}</h3>
        <p className="mt-1 mb-0 text-small leading-snug text-soft sm:text-end">{market.note}</p>
      </div>
      <ul role="list" className="mt-5 flex flex-wrap gap-x-2.5 gap-y-3.5">
        {market.languages.map((language) => (
          <li key={language.lang} className={key} data-tone={language.hasVoice ? "tang" : "white"}>
            <b
              className="own-script text-[clamp(1.3rem,1rem+1.1vw,2.1rem)]/tight font-black font-stretch-80%"
              lang={language.lang}
              dir="auto"
            >
              {language.own}
            </b>{" "}
            <span className="text-note font-semibold">{language.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
