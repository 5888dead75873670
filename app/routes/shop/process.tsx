import { Band } from "#app/ui/band.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { Pages } from "#model/content.server.ts";

/** What happens to an order, which nobody pays for here. */
export function Process({ words }: { words: Pages["shop"]["how"] }) {
  return (
    <Band name="process" tone="paper-2" pad="none" labelledBy="counter-works">
      <div className="wrap grid gap-x-gut gap-y-6 py-half md:grid-cols-[4fr_8fr] md:py-24">
        <h2 id="counter-works" className="text-figure">
          {words.title}
        </h2>
        <StepList steps={words.steps} look="ruled" />
      </div>
    </Band>
  );
}
