import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import type { Confession } from "./page.tsx";
import "./wrong-weeks.css";

type Words = Home6Page["confession"];

/** A case told from its mistakes, with the weeks that went wrong struck out. */
export function WrongWeeks({ words, told }: { words: Words; told: Confession }) {
  return (
    <Band name="wrong-weeks" tone="paper-2" labelledBy="wrong">
      <div className="wrap">
        <div className="top">
          <h2 id="wrong">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <WeekStrip label={words.strip} weeks={told.weeks} wrong={words.wrongWeeks} />
        <ol>
          {words.mistakes.map((mistake) => (
            <li key={mistake.when}>
              <h3>{mistake.when}</h3>
              <p>{mistake.text}</p>
              <p className="now">{mistake.now}</p>
            </li>
          ))}
        </ol>
        <div className="end">
          <Picture image={told.imgUrl} alt={told.alt} sizes="100vw md:50vw xxl:48vw" />
          <div>
            <h3>
              {told.title}, {told.publisher}
            </h3>
            <p className="result">{told.result}</p>
            <ul>
              {told.measures.map((measure) => (
                <li key={measure.label}>
                  <b>{measure.value}</b> {measure.label}
                </li>
              ))}
            </ul>
            <ArrowLink to={`/portfolio/${told.slug}`}>{words.action}</ArrowLink>
          </div>
        </div>
      </div>
    </Band>
  );
}

function WeekStrip({ label, weeks, wrong }: { label: string; weeks: number; wrong: number }) {
  return (
    <svg className="weeks" role="img" aria-label={label} viewBox={`0 0 ${weeks * 20} 20`}>
      {Array.from({ length: weeks }, (_, index) => (
        <g key={index} className={index < wrong ? "wrong" : undefined}>
          <rect x={index * 20 + 1} y="1" width="17.6" height="17.6" rx="3" />
          {index < wrong && <path d={`M${index * 20 + 5.3} 5.3l9 9m0-9l-9 9`} />}
        </g>
      ))}
    </svg>
  );
}
