import { Band } from "#app/ui/band.tsx";
import type { Home4Page } from "#model/pages/home-4.server.ts";
import "./ways-in.css";

/** The engagement models, each with its reason against. */
export function WaysIn({ words }: { words: Home4Page["models"] }) {
  return (
    <Band name="ways-in" tone="ink" pad="none" labelledBy="models">
      <div className="wrap">
        <h2 id="models">{words.title}</h2>
        <div>
          {words.items.map((item) => (
            <article key={item.title}>
              <h3>{item.title}</h3>
              <p>
                {item.text} <span>{item.price}</span>
              </p>
              <p>
                <b>{words.not}</b> {item.not}
              </p>
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}
