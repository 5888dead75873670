import { Bands } from "#app/frame/bands.tsx";
import { Band } from "#app/ui/band.tsx";
import { Confirmation } from "./confirmation.tsx";
import type { SentEnquiry } from "./data.server.ts";
import { NextSteps } from "./next-steps.tsx";

/** Replaces the form once an enquiry is stored. */
export function SentState({ sent }: { sent: SentEnquiry }) {
  return (
    <Bands>
      <Confirmation {...sent} />
      <Process title={sent.words.next} steps={sent.steps} />
    </Bands>
  );
}

/** What happens next, after sending. */
function Process({ title, steps }: { title: string; steps: SentEnquiry["steps"] }) {
  return (
    <Band name="process" pad="top" labelledBy="next">
      <div className="wrap grid gap-x-gut gap-y-7 lg:grid-cols-3">
        <h2 id="next">{title}</h2>
        <NextSteps steps={steps} layout="pairs" />
      </div>
    </Band>
  );
}
