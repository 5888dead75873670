import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";

/** Shown when no case matches the four selects. */
export function NoResults({ words, clear }: { words: { title: string; text: string }; clear: string }) {
  return (
    <Band name="no-results" labelledBy="no-results">
      <div className="wrap">
        <h2 id="no-results" className="max-w-[12em]">
          {words.title}
        </h2>
        <p className="lead my-6 max-w-180">{words.text}</p>
        <ArrowLink to="/portfolio">{clear}</ArrowLink>
      </div>
    </Band>
  );
}
