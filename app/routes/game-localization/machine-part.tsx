import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";

type Words = LocalizationPage["machine"];

const marks = { may: ["check", "text-pitch"], mayNot: ["close", "text-tang-ink"] } as const;

/** The policy on machine translation. */
export function MachinePart({ words }: { words: Words }) {
  return (
    <article className="mt-6 border-t-3 border-dashed pt-8 leading-snug">
      <h3 className="md:text-center">{words.title}</h3>
      <p className="mx-auto mt-2 mb-6 max-w-[44ch] text-balance md:text-center">{words.lead}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] gap-x-8 gap-y-6">
        <Rules words={words.may} mark={marks.may} />
        <Rules words={words.mayNot} mark={marks.mayNot} />
      </div>
      <p className="mt-6 mb-0 max-w-none">
        <Prose text={words.yours} />
      </p>
    </article>
  );
}

interface RulesProps {
  words: Words["may"];
  mark: (typeof marks)[keyof typeof marks];
}

function Rules({ words, mark: [icon, colour] }: RulesProps) {
  return (
    <div>
      <h4 className="text-h4">{words.title}</h4>
      <ul role="list" className="mt-2">
        {words.items.map((item) => (
          <li key={item} className="flex gap-3 border-line py-2.5 wrap-anywhere not-first:border-t-2">
            <Icon name={icon} className={colour} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
