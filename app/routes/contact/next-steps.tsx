import { IsoTile } from "#app/ui/iso-tile.tsx";
import type { Pages } from "#model/content.server.ts";
import "./next-steps.css";

interface NextStepsProps {
  steps: Pages["contact"]["next"]["steps"];
  /** On a dotted route below each other, or two beside each other. */
  layout: "route" | "pairs";
}

/** What happens to an enquiry, and when. */
export function NextSteps({ steps, layout }: NextStepsProps) {
  return (
    <ol className="next-steps" data-layout={layout}>
      {steps.map(({ title, text, bench }, index) => (
        <li key={title}>
          <IsoTile bench={bench} label={String(index + 1)} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
