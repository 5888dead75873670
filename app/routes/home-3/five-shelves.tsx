import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import "./five-shelves.css";

type Words = Home3Page["opening"];

/** Five places on a shelf, three of them taken. */
export function FiveShelves({ words }: { words: Words }) {
  return (
    <Band name="five-shelves" tone="tang" pad="none" labelledBy="shelves" bleed>
      <div className="wrap">
        <h1 id="shelves">{words.title}</h1>
        <div className="terms">
          <p className="lead">{words.lead}</p>
          <ButtonLink to={words.action.url}>
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
      <ul className="places">
        {words.taken.map((game, index) => (
          <li key={game.title}>
            <Picture image={game.imgUrl} alt={game.alt} sizes="52vw md:33vw xxl:33vw" priority={index === 0} />
            <p>
              <b>{game.title}</b> {game.note}
            </p>
          </li>
        ))}
        {words.free.map((place) => (
          <li key={place.number} className="free">
            <Link to={place.url}>
              <span>{place.number}</span> <b>{place.label}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
