import { Accordion } from "#app/ui/accordion.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./founder-questions.css";

/** What founders ask on the telephone. */
export function FounderQuestions({ words }: { words: Web3Page["questions"] }) {
  return (
    <Band name="founder-questions" pad="bottom" labelledBy="founders">
      <div className="wrap">
        <Accordion items={words.items} />
        <h2 id="founders">{words.title}</h2>
      </div>
    </Band>
  );
}
