import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./price-terms.css";

/** The terms that are about money, one line each. */
export function PriceTerms({ words }: { words: Pages["pricing"]["terms"] }) {
  return (
    <Band name="price-terms" tone="paper-2" pad="none" id="terms" labelledBy="six-lines">
      <div className="wrap">
        <h2 id="six-lines">{words.title}</h2>
        <ol>
          {words.lines.map((line, index) => (
            <li key={line}>
              <b aria-hidden="true">{index + 1}</b> <span>{line}</span>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
