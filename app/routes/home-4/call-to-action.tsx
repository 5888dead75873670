import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import "./shapes.css";

const stretch =
  "grid grid-cols-[4.5rem_1fr] gap-y-1.5 border-t-3 py-4 lg:block lg:border-s-3 lg:ps-4 lg:pe-5 lg:pt-8 lg:pb-0";

/** The close: the first call on a ruler of forty-five minutes. */
export function CallToAction({ words }: { words: Home4Page["call"] }) {
  return (
    <Band name="call-to-action" tone="mari" labelledBy="call" bleed>
      <div className="wrap">
        <h2 id="call" className="max-w-[10em] text-hero/(--clear) font-stretch-82% tracking-tight">
          {words.title}
        </h2>
        <p className="lead mt-6 mb-0 max-w-[31em]">{words.lead}</p>
      </div>
      <ol role="list" className="minutes wrap my-10 grid lg:my-14 lg:grid-cols-[10fr_15fr_10fr_10fr]">
        {words.minutes.map((minute) => (
          <li key={minute.from} className={stretch}>
            <b className="display row-span-2 block text-figure/none lg:mb-5">{minute.from}</b>
            <h3 className="text-h4">{minute.title}</h3>
            <p className="m-0 leading-snug lg:mt-1.5">{minute.text}</p>
          </li>
        ))}
      </ol>
      <div className="wrap actions">
        <ButtonLink to={words.action.url} data-call="main">
          {words.action.label} <Icon name="arrow-right" />
        </ButtonLink>
        <p className="m-0 leading-snug">{words.note}</p>
      </div>
    </Band>
  );
}
