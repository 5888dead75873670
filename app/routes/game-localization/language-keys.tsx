import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./language-keys.css";

type Words = LocalizationPage["keys"];

/** The languages as a keyboard, each key in its own script; coloured keys have a voice. */
export function LanguageKeys({ words }: { words: Words }) {
  return (
    <Band name="language-keys" labelledBy="languages">
      <div className="wrap">
        <BandHead id="languages" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ul className="legend">
          <li data-voice="true">{words.legend.voice}</li>
          <li>{words.legend.text}</li>
        </ul>
        {words.markets.map((market) => (
          <Market key={market.title} market={market} />
        ))}
        <p className="gap">
          <Prose text={words.gap} />
        </p>
      </div>
    </Band>
  );
}

function Market({ market }: { market: Words["markets"][number] }) {
  return (
    <div className="market">
      <h3>{market.title}</h3>
      <ul>
        {market.languages.map((language) => (
          <li key={language.lang} data-voice={language.hasVoice || undefined}>
            <b lang={language.lang} dir="auto">
              {language.own}
            </b>{" "}
            <span>{language.name}</span>
          </li>
        ))}
      </ul>
      <p>{market.note}</p>
    </div>
  );
}
