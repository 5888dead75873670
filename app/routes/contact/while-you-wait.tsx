import { Band } from "#app/ui/band.tsx";
import type { SentEnquiry } from "./contact-words.server.ts";
import { NextSteps } from "./next-steps.tsx";
import "./while-you-wait.css";

/** What happens next, after sending. */
export function WhileYouWait({ title, steps }: { title: string; steps: SentEnquiry["steps"] }) {
  return (
    <Band name="while-you-wait" pad="top" labelledBy="next">
      <div className="wrap">
        <h2 id="next">{title}</h2>
        <NextSteps steps={steps} layout="pairs" />
      </div>
    </Band>
  );
}
