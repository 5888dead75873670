import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Bench } from "#shared/bench.ts";
import "./case-obstacle.css";

interface CaseObstacleProps {
  words: { title: string };
  obstacle: Case["obstacle"];
  bench: Bench;
}

/** What was in the way: the first figure is a block out of the page's edge. */
export function CaseObstacle({ words, obstacle, bench }: CaseObstacleProps) {
  const isLong = obstacle.figures.some(({ value }) => value.length > 2);
  return (
    <Band name="case-obstacle" labelledBy="obstacle">
      <div className="wrap grid-12">
        <h2 id="obstacle">{words.title}</h2>
        {obstacle.figures.map(({ value, label }, index) => (
          <p key={label} className="figure" data-tone={index === 0 ? bench : undefined} data-long={isLong || undefined}>
            <b>{value}</b> <span>{label}</span>
          </p>
        ))}
        <div className="story">
          <p className="lead">{obstacle.lead}</p>
          <p>
            <Prose text={obstacle.text} />
          </p>
        </div>
      </div>
    </Band>
  );
}
