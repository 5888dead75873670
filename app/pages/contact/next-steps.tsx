import { IsoTile } from "#app/ui/iso-tile.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownForm } from "./data.server.ts";

/** What happens to an enquiry, and when. */
export function NextSteps({ steps, className }: { steps: ShownForm["next"]["steps"]; className: string }) {
  return (
    <ol role="list" className={`grid gap-x-gut gap-y-4 ${className}`}>
      {steps.map(({ title, text, department }, index) => (
        <li key={title} className="flex flex-wrap items-center gap-x-3 self-start">
          <IsoTile department={department} label={String(index + 1)} className="h-11 w-auto flex-none" />
          <h3 className="flex-1 text-h4">{title}</h3>
          <p className="m-0 mt-1 w-full text-small">
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
