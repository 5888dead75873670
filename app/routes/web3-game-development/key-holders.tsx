import { Band } from "#app/ui/band.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";

type Words = Web3Page["keys"];

const holder =
  "group grid grid-cols-[48px_1fr] justify-items-start gap-x-5 leading-tight md:grid-cols-1 md:content-start";

/** Who can change the contract, and how it is audited before anybody may. */
export function KeyHolders({ words }: { words: Words }) {
  return (
    <Band name="key-holders" tone="tang" bleed labelledBy="keys">
      <div className="wrap items-end gap-x-gut lg:grid lg:grid-cols-[7fr_5fr]">
        <h2 id="keys">{words.title}</h2>
        <p className="lead mb-0 max-lg:mt-5">{words.lead}</p>
        <ul className="mt-10 grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] md:gap-y-8 lg:col-span-2 lg:mt-13">
          {words.holders.map(({ who, where }, index) => (
            <li key={who} className={holder}>
              <KeyShape isNeeded={index < words.needed} />
              <b className="display self-end text-h4">{who}</b> <span className="mt-1">{where}</span>
            </li>
          ))}
        </ul>
        <Audit words={words} />
      </div>
    </Band>
  );
}

function Audit({ words }: { words: Words }) {
  return (
    <div className="mt-13 lg:col-span-2 lg:mt-16">
      <h3 className="mb-5">{words.stepsTitle}</h3>
      <ol className="gap-x-gut md:grid md:grid-cols-3 lg:grid-cols-6">
        {words.steps.map((step) => (
          <li key={step.title} className="border-t-3 py-4 leading-snug">
            <span className="block text-small font-bold">{step.when}</span>{" "}
            <b className="display text-h4">{step.title}</b>
            <p className="mt-1 mb-0">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const key =
  "row-span-2 w-9.5 origin-[50%_20%] overflow-visible spring-slow motion-safe:group-hover:rotate-14 md:row-span-1 md:mb-3.5 md:w-[8vw] md:max-w-29 md:min-w-18";

function KeyShape({ isNeeded }: { isNeeded: boolean }) {
  return (
    <svg className={key} viewBox="0 0 90 210" aria-hidden="true">
      <path
        className={`stroke-ink stroke-4 ${isNeeded ? "fill-ink" : "fill-none"}`}
        strokeDasharray={isNeeded ? undefined : "7 6"}
        fillRule="evenodd"
        d="M45 4A39 39 0 0 1 55 80.7V190L45 202 35 190V176H19V160H35V148H13V130H35V80.7A39 39 0 0 1 45 4ZM45 25A17 17 0 1 0 45 59 17 17 0 1 0 45 25Z"
      />
    </svg>
  );
}
