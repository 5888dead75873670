import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import type { RollGame } from "./page.tsx";
import "./title-roll.css";

type Words = Home3Page["roll"];

/** The end titles of a film, with games. */
export function TitleRoll({ words, games }: { words: Words; games: RollGame[] }) {
  return (
    <Band name="title-roll" tone="white" labelledBy="roll">
      <div className="wrap">
        <h2 id="roll">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <dl>
          {games.map((game) => (
            <div key={game.slug}>
              <dt>{game.study ? <Link to={`/portfolio/${game.study}`}>{game.title}</Link> : game.title}</dt>
              <dd>
                {game.genre} <span>{game.isOurs ? words.own : `${words.by} ${game.publisher}`}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
