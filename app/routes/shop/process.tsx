import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { Pages } from "#model/content.server.ts";
import { carrying } from "#shared/cart.ts";

interface ProcessProps {
  words: Pages["shop"]["how"];
  /** The cart that a visit without script carries. */
  items: string | null;
}

/** What happens to an order, which nobody pays for here. */
export function Process({ words, items }: ProcessProps) {
  return (
    <Band name="process" tone="paper-2" pad="none" labelledBy="counter-works">
      <div className="wrap grid gap-x-gut gap-y-6 py-half md:grid-cols-[4fr_8fr] md:py-24">
        <h2 id="counter-works" className="text-figure">
          {words.title}
        </h2>
        <div>
          <StepList steps={words.steps} look="ruled" />
          <ButtonLink to={carrying(words.action.url, items)} className="mt-6" data-call="main">
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
