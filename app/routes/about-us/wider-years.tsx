import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import "./wider-years.css";

/** The years of the company, each set in a wider cut of the typeface than the one before. */
export function WiderYears({ words }: { words: Pages["about-us"]["years"] }) {
  return (
    <Band name="wider-years" labelledBy="wider-years-title" bleed>
      <div className="wrap">
        <h2 id="wider-years-title">{words.title}</h2>
        <ol>
          {words.items.map(({ year, text }) => (
            <li key={year}>
              <span className="year">{year}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
