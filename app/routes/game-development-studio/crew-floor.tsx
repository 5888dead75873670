import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "./crew-floor.css";

type Words = GameStudioPage["crews"];

/** Three sizes of team on podiums; each is as wide as its crowd. */
export function CrewFloor({ words }: { words: Words }) {
  return (
    <Band name="crew-floor" tone="tang" pad="top" bleed labelledBy="crews">
      <div className="wrap">
        <h2 id="crews">{words.title}</h2>
      </div>
      <div className="floor">
        {words.items.map((crew) => (
          <Crew key={crew.title} crew={crew} />
        ))}
      </div>
    </Band>
  );
}

function Crew({ crew }: { crew: Words["items"][number] }) {
  return (
    <div className="crew">
      <div className="crowd" aria-hidden="true">
        {crew.pegs.map((peg) => (
          <Picture key={peg.src} image={peg} alt="" width={120} />
        ))}
      </div>
      <div className="slab">
        <h3>{crew.title}</h3>
        <p>{crew.text}</p>
        <p className="price">{crew.price}</p>
        {crew.mix && <p className="mix">{crew.mix}</p>}
      </div>
    </div>
  );
}
