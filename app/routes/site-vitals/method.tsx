import { Band } from "#app/ui/band.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { Content } from "#model/content.server.ts";

/** What makes a measurement fit to be shown. */
export function Method({ method }: { method: Content["pages"]["site-vitals"]["method"] }) {
  return (
    <Band name="method" pad="none" labelledBy="rules" className="py-half">
      <div className="wrap grid gap-x-gut gap-y-8 lg:cols-5-7">
        <h2 id="rules" className="lg:sticky lg:top-28 lg:self-start">
          {method.title}
        </h2>
        <StepList steps={method.rules} />
      </div>
    </Band>
  );
}
