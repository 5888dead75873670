import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "./build-key.css";

/** The close: one key as wide as the page. */
export function BuildKey({ words }: { words: GameStudioPage["close"] }) {
  return (
    <Band name="build-key" pad="none" label={words.label}>
      <div className="wrap">
        <p className="lead">{words.lead}</p>
        <Link className="big-key" to={words.action.url}>
          <span>{words.action.label}</span>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </Band>
  );
}
