import { Accordion } from "#app/ui/accordion.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";

/** What founders ask on the telephone. */
export function FounderQuestions({ words }: { words: Web3Page["questions"] }) {
  return (
    <Band name="founder-questions" pad="bottom" labelledBy="founders">
      <div className="wrap grid gap-x-gut gap-y-6 lg:grid-cols-[8fr_4fr]">
        <h2 id="founders" className="lg:sticky lg:top-30 lg:order-1 lg:self-start lg:text-end">
          {words.title}
        </h2>
        <Accordion items={words.items} />
      </div>
    </Band>
  );
}
