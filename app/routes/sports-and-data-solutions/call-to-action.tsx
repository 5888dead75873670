import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";

const hung = "shadow-[0_12px_0_var(--ce)] max-md:mb-8 md:-rotate-2";
const board = `display m-0 inline-grid place-items-center rounded-xl bg-ink px-[0.34em] pt-[0.14em] pb-[0.2em] text-[clamp(6rem,3rem+13vw,16rem)]/none text-mari ${hung}`;

/** The close: the fourth official's board. */
export function CallToAction({ words }: { words: SportsPage["board"] }) {
  return (
    <Band name="call-to-action" tone="pitch" pad="none" bleed labelledBy="minute" className="py-half">
      <div className="wrap gap-half md:grid md:grid-cols-[auto_1fr] md:items-center">
        <p className={board} aria-hidden="true">
          {words.minutes}
        </p>
        <div>
          <h2 id="minute" className="text-hero/(--clear) font-stretch-80% tracking-tight">
            {words.title}
          </h2>
          <p className="lead mt-6 mb-7 max-w-[30em]">{words.text}</p>
          <ActionPair first={words.action} second={words.second} tone="mari" isMain />
        </div>
      </div>
    </Band>
  );
}
