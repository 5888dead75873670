import { IsoTile } from "#app/ui/iso-tile.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";

interface NextStepsProps {
  steps: Pages["contact"]["next"]["steps"];
  /** One below another on a dotted route, or in pairs side by side. */
  layout: "route" | "pairs";
}

const looks = {
  route: { list: "", route: "dots-y absolute start-10 top-21 bottom-0.5 group-last:hidden" },
  pairs: { list: "gap-x-gut gap-y-4 md:grid lg:col-span-2 md:grid-cols-2", route: "hidden" },
};

/** What happens to an enquiry, and when. */
export function NextSteps({ steps, layout }: NextStepsProps) {
  const look = looks[layout];
  return (
    <ol role="list" className={look.list}>
      {steps.map(({ title, text, department }, index) => (
        <li key={title} className="group relative flex gap-5 pb-7">
          <IsoTile department={department} label={String(index + 1)} className="flex-none self-start" />
          <div>
            <h3 className="mt-1.5 text-h4">{title}</h3>
            <p className="mt-1.5 mb-0 max-w-80 leading-snug">
              <Prose text={text} />
            </p>
          </div>
          <span className={look.route} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}
