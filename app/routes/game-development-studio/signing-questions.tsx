import { Accordion } from "#app/ui/accordion.tsx";
import { Band } from "#app/ui/band.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "./signing-questions.css";

/** What publishers ask before they sign. */
export function SigningQuestions({ words }: { words: GameStudioPage["questions"] }) {
  return (
    <Band name="signing-questions" labelledBy="signing">
      <div className="wrap">
        <h2 id="signing">{words.title}</h2>
        <Accordion items={words.items} />
      </div>
    </Band>
  );
}
