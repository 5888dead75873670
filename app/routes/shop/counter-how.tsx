import { Band } from "#app/ui/band.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./counter-how.css";

/** What happens to an order that nobody pays here. */
export function CounterHow({ words }: { words: Pages["shop"]["how"] }) {
  return (
    <Band name="counter-how" tone="paper-2" pad="none" labelledBy="counter-works">
      <div className="wrap">
        <h2 id="counter-works">{words.title}</h2>
        <StepList steps={words.steps} />
      </div>
    </Band>
  );
}
