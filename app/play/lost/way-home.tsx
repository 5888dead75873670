import { PlayRegion } from "../play-region.tsx";
import { words } from "./words.ts";

const load = async () => (await import("./board.tsx")).LostBoard;

/** Below what the error screen says: rows of tiles to push until their path leads home. */
export function WayHome({ className }: { className: string }) {
  return (
    <PlayRegion
      name="lost"
      label={words.name}
      startLabel="Find the way home"
      words={words}
      load={load}
      // The place of the board is there from the press, so that nothing moves when its code comes.
      className={`data-[open=true]:min-h-112 ${className}`}
      buttonLook=""
    />
  );
}
