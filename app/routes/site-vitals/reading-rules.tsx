import { Band } from "#app/ui/band.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { Content } from "#model/content.server.ts";
import "./reading-rules.css";

/** What makes a measurement fit to be shown. */
export function ReadingRules({ method }: { method: Content["pages"]["site-vitals"]["method"] }) {
  return (
    <Band name="reading-rules" pad="none" labelledBy="rules">
      <div className="wrap">
        <h2 id="rules">{method.title}</h2>
        <StepList steps={method.rules} />
      </div>
    </Band>
  );
}
