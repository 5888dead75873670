import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";

type Words = LocalizationPage["machine"];

const looks = {
  may: { icon: "check", rule: "md:col-span-5 border-pitch-lift", mark: "text-pitch-lift" },
  mayNot: { icon: "close", rule: "md:col-span-6 md:col-start-7 border-tang", mark: "text-tang" },
};

const behind = "mt-6 md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:-mt-44";

/** The policy on machine translation. */
export function MachineText({ words }: { words: Words }) {
  return (
    <Band name="machine-text" tone="ink" labelledBy="machine">
      <div className="wrap grid gap-x-gut md:grid-cols-12">
        <h2 id="machine" className="md:col-span-7 md:self-end">
          {words.title}
        </h2>
        <p className="lead mt-6 mb-0 max-w-[26em] md:col-span-7">{words.lead}</p>
        <Toy toy={words.toy} sizes="92vw md:40vw xxl:36vw" className={behind} />
        <Rules words={words.may} look={looks.may} />
        <Rules words={words.mayNot} look={looks.mayNot} />
        <p className="mt-10 mb-0 text-on-ink-soft md:col-span-6 md:col-start-7">
          <Prose text={words.yours} />
        </p>
      </div>
    </Band>
  );
}

function Rules({ words, look }: { words: Words["may"]; look: (typeof looks)["may"] }) {
  return (
    <div className={`mt-9 border-t-3 pt-5 md:mt-14 ${look.rule}`}>
      <h3 className="mb-3 text-h4">{words.title}</h3>
      <ul>
        {words.items.map((item) => (
          <li key={item} className="flex gap-3 border-line-inv py-3 leading-snug not-first:border-t-2">
            <Icon name={look.icon} className={look.mark} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
