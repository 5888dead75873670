import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import "./sieved-out.css";

/** What stands there when no case fits the four selects. */
export function SievedOut({ words, clear }: { words: { title: string; text: string }; clear: string }) {
  return (
    <Band name="sieved-out" labelledBy="sieved-out">
      <div className="wrap">
        <h2 id="sieved-out">{words.title}</h2>
        <p className="lead">{words.text}</p>
        <ArrowLink to="/portfolio">{clear}</ArrowLink>
      </div>
    </Band>
  );
}
