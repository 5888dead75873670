import { useSite } from "#app/frame/use-site.ts";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProofStrip } from "#app/ui/proof-strip.tsx";
import type { Game } from "#model/site/showroom.server.ts";
import "./games.css";

type GameOfReel = Pick<Game, "title" | "genre" | "category" | "imgUrl" | "alt" | "case">;

interface GamesProps {
  tag: string;
  lead: Game;
  others: GameOfReel[];
  text: string;
  note: string;
  action: { label: string; url: string };
}

/** The dark band: one game's key art, whose beam sweeps once seen, then the other games with their publishers. */
export function Games({ tag, lead, others, text, note, action }: GamesProps) {
  return (
    <Band name="games" tone="ink" pad="none" labelledBy="showcase-title">
      <div className="key-art relative h-160 overflow-hidden md:h-screen md:max-h-220" data-reveal="shown">
        <div className="key-picture">
          <Picture
            image={lead.imgUrl}
            alt={lead.alt}
            sizes="280vw md:100vw lg:100vw xl:100vw xxl:100vw"
            className="size-full max-w-none object-fill"
          />
          <i className="beam absolute" aria-hidden="true" />
        </div>
        <div className="absolute inset-x-0 top-6 z-2 lg:top-12">
          <div className="wrap flex justify-between gap-2.5 max-md:flex-col">
            <p className="display m-0 text-h4/none">{tag}</p>
            <ProofStrip tones={useSite().tones} />
          </div>
        </div>
        <div className="absolute inset-x-0 bottom-half z-2">
          <div className="wrap">
            <h2 id="showcase-title" className="text-giant tracking-tight font-stretch-82%">
              {lead.title}
            </h2>
            <p className="lead mt-5 mb-0 max-w-180">{text}</p>
          </div>
        </div>
      </div>
      {others.length > 0 && <Reel games={others} />}
      <div className="wrap flex flex-wrap items-center justify-between gap-6 pb-half">
        <p className="m-0">{note}</p>
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
      <ul role="list" className="reel game-shelf" tabIndex={0}>
        {games.map((game) => (
          <li key={game.title}>
            <Link to={game.case ? `/portfolio/${game.case}` : "/portfolio"} className="group block no-underline">
              <span>
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
