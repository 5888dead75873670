import { Band } from "#app/ui/band.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import "./scope-strips.css";

/** Three strips across the page: built, passed on, refused. */
export function ScopeStrips({ words }: { words: Home6Page["scope"] }) {
  return (
    <Band name="scope-strips" pad="none" labelledBy="scope">
      <h2 className="vh" id="scope">
        {words.title}
      </h2>
      {words.strips.map((strip) => (
        <div className="strip" key={strip.title}>
          <div className="wrap">
            <h3>{strip.title}</h3>
            <ul>
              {strip.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>{strip.note}</p>
          </div>
        </div>
      ))}
    </Band>
  );
}
