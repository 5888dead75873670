import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import type { RollGame } from "./data.server.ts";

type Words = Home3Page["roll"];

/** Games as a film's closing credits. */
export function Titles({ words, games }: { words: Words; games: RollGame[] }) {
  return (
    <Band name="titles" tone="white" labelledBy="roll" className="text-center">
      <div className="wrap">
        <h2 id="roll" className="mx-auto max-w-[11em]">
          {words.title}
        </h2>
        <p className="lead mx-auto mt-5 mb-half max-w-180">{words.lead}</p>
        <dl>
          {games.map((game) => (
            <div key={game.slug} className="items-center gap-x-8 py-3 md:grid md:grid-cols-2 lg:gap-x-11">
              <dt className="display text-h3/(--clear) md:text-end">
                {game.study ? (
                  <Link
                    to={`/portfolio/${game.study}`}
                    className="decoration-transparent decoration-3 transition duration-calm hover:decoration-tang"
                  >
                    {game.title}
                  </Link>
                ) : (
                  game.title
                )}
              </dt>
              <dd className="leading-snug md:text-start">
                {game.genre}{" "}
                <span className="block text-soft">{game.isOurs ? words.own : `${words.by} ${game.publisher}`}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
