import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProofStrip } from "#app/ui/proof-strip.tsx";
import type { Game } from "#model/site/showroom.server.ts";
import "./showcase.css";

type GameOfReel = Pick<Game, "title" | "genre" | "category" | "imgUrl" | "alt" | "case">;

interface ShowcaseProps {
  tag: string;
  lead: Game;
  others: GameOfReel[];
  text: string;
  note: string;
  action: { label: string; url: string };
}

/** The dark band: one game's key art whose beam sweeps once it is seen, then the other games with their publishers. */
export function Showcase({ tag, lead, others, text, note, action }: ShowcaseProps) {
  return (
    <Band name="showcase" tone="ink" pad="none" labelledBy="showcase-title">
      <div className="key-art" data-reveal="shown">
        <div className="scene">
          <Picture image={lead.imgUrl} alt={lead.alt} sizes="280vw md:100vw lg:100vw xl:100vw xxl:100vw" />
          <i className="beam" aria-hidden="true" />
        </div>
        <div className="top">
          <div className="wrap">
            <p className="tag">{tag}</p>
            <ProofStrip />
          </div>
        </div>
        <div className="caption">
          <div className="wrap">
            <h2 id="showcase-title">{lead.title}</h2>
            <p className="lead">{text}</p>
          </div>
        </div>
      </div>
      <Reel games={others} />
      <div className="wrap foot">
        <p>{note}</p>
        <ButtonLink to={action.url} tone="mari">
          {action.label} <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </Band>
  );
}

function Reel({ games }: { games: GameOfReel[] }) {
  return (
    <section aria-label="More games, scroll sideways">
      <ul className="reel" tabIndex={0}>
        {games.map((game) => (
          <li key={game.title}>
            <Link to={game.case ? `/portfolio/${game.case}` : "/portfolio"}>
              <span className="frame">
                <Picture image={game.imgUrl} alt={game.alt} width={520} />
              </span>{" "}
              <b>{game.title}</b> <small>{game.genre}</small> <small>Published by {game.category}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
