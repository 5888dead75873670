import { Accordion } from "#app/ui/accordion.tsx";
import { Band } from "#app/ui/band.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";

/** What publishers ask before they sign. */
export function Questions({ words }: { words: GameStudioPage["questions"] }) {
  return (
    <Band name="questions" labelledBy="signing">
      <div className="wrap gap-x-gut md:grid md:grid-cols-12">
        <h2 id="signing" className="max-md:mb-6 md:sticky md:top-30 md:col-span-5 md:self-start">
          {words.title}
        </h2>
        <div className="md:col-span-7">
          <Accordion items={words.items} />
        </div>
      </div>
    </Band>
  );
}
