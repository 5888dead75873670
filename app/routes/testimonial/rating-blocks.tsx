import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Pages } from "#model/content.server.ts";
import "./rating-blocks.css";

interface RatingBlocksProps {
  words: Pages["testimonial"]["tally"];
  tally: readonly { words: string; count: number }[];
}

/** How the quotes were collected, and the ratings as blocks that can be counted. */
export function RatingBlocks({ words, tally }: RatingBlocksProps) {
  return (
    <Band name="rating-blocks" tone="orch" pad="none" labelledBy="rating-blocks-title" bleed>
      <div className="wrap">
        <div className="method">
          <h1 id="rating-blocks-title">{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p className="note">{words.note}</p>
        </div>
        <ul aria-label={words.chart}>
          {tally.map((row) => (
            <li key={row.words}>
              <span className="label">{row.words}</span>{" "}
              <span className="blocks" aria-hidden="true">
                {Array.from({ length: row.count }, (_, index) => (
                  <i key={index}>
                    <Icon name="star" />
                  </i>
                ))}
              </span>{" "}
              <b>
                {row.count} <span>{row.count === 1 ? words.one : words.many}</span>
              </b>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
