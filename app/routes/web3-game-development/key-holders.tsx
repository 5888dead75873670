import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";

type Words = Web3Page["keys"];

const holder =
  "group grid has-[img]:grid-cols-[88px_1fr] justify-items-start gap-x-5 leading-tight md:has-[img]:grid-cols-1 md:content-start";

/** Who can change the contract, and how it is audited before anybody may. */
export function KeyHolders({ words }: { words: Words }) {
  return (
    <Band name="key-holders" tone="tang" labelledBy="keys">
      <div className="wrap gap-x-gut lg:grid lg:grid-cols-[7fr_5fr]">
        <h2 id="keys">{words.title}</h2>
        <p className="lead mt-5 mb-0">{words.lead}</p>
        <Toy toy={words.toy} sizes="92vw md:640px lg:42vw xxl:38vw" className={strongbox} />
        <ul
          role="list"
          className="mt-10 grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] md:gap-y-8 lg:col-span-2 lg:mt-13"
        >
          {words.holders.map(({ who, where }, index) => (
            <li key={who} className={holder}>
              <Toy
                toy={index < words.needed ? words.neededKey : words.spareKey}
                sizes="88px md:176px"
                className={standing}
              />
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
      <ol role="list" className="gap-x-gut md:grid md:grid-cols-3 lg:grid-cols-6">
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

const strongbox =
  "w-full max-w-160 max-lg:mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-[calc(var(--spacing-band)+7rem)] lg:max-w-none";
const standing =
  "row-span-2 w-full origin-bottom spring-slow motion-safe:group-hover:rotate-8 md:row-span-1 md:-ms-[12%] md:max-w-44";
