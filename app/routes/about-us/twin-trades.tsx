import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import "./twin-trades.css";

/** What we are, the workshop floor, what we are not: the one symmetrical opening of the site. */
export function TwinTrades({ words }: { words: Pages["about-us"]["twin"] }) {
  return (
    <Band name="twin-trades" pad="none" labelledBy="twin-trades-title" bleed>
      <h1 id="twin-trades-title">{words.title}</h1>
      <div className="sides">
        <Side title={words.are} items={words.areItems} />
        <Picture image={words.imgUrl} alt={words.alt} sizes="116vw md:54vw xxl:940px" priority />
        <Side title={words.areNot} items={words.areNotItems} isDotted />
      </div>
    </Band>
  );
}

function Side({ title, items, isDotted }: { title: string; items: readonly string[]; isDotted?: boolean }) {
  return (
    <div className="side" data-rule={isDotted ? "dotted" : undefined}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
