import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";

/** Rights and remedies as common questions, and the controller. */
export function Rights({ words, controller }: { words: Pages["privacy"]["rights"]; controller: string }) {
  return (
    <Band name="rights" labelledBy="privacy-questions-title">
      <div className="wrap grid gap-x-gut gap-y-8 lg:cols-5-7">
        <h2 id="privacy-questions-title" className="lg:sticky lg:top-28 lg:self-start">
          {words.title}
        </h2>
        <div>
          {words.items.map(({ title, text }) => (
            <div key={title} className="border-t-3 py-4">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 mb-0">
                <Prose text={text} />
              </p>
            </div>
          ))}
          <p className="m-0 border-t-3 border-dotted pt-4 font-bold">{controller}</p>
        </div>
      </div>
    </Band>
  );
}
