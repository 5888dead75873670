import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import type { RollGame } from "./data.server.ts";

type Words = Home3Page["roll"];

const row =
  "group items-center gap-x-8 py-3 md:grid md:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_12rem_minmax(0,1fr)]";
const frame =
  "mx-auto my-2 aspect-16/9 w-36 rounded-md object-cover spring-calm motion-safe:group-hover:scale-105 md:my-0 md:w-full";

/** Games as a film's closing credits, with a frame of each. */
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
            <div key={game.slug} className={row}>
              <dt className="display text-h3/(--clear) text-balance md:text-end">
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
              <dd>
                <Picture image={game.imgUrl} alt={game.alt} sizes="144px lg:192px" className={frame} />
              </dd>
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
