import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";

/** The terms about money, one line each. */
export function Terms({ words }: { words: Pages["pricing"]["terms"] }) {
  return (
    <Band name="terms" tone="paper-2" pad="none" id="terms" labelledBy="six-lines" className="py-half">
      <div className="wrap">
        <h2 id="six-lines" className="mb-6 text-h3">
          {words.title}
        </h2>
        <ol role="list" className="grid gap-x-gut md:grid-cols-3">
          {words.lines.map((line, index) => (
            <li key={index} className="flex gap-4 border-t-2 border-line pt-4 pb-6 leading-snug">
              <b aria-hidden="true" className="display text-h4">
                {index + 1}
              </b>{" "}
              <span>
                <Prose text={line} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
