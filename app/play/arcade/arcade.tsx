import type { ArcadeWords } from "#model/pages/arcade-words.server.ts";
import { type GameProps, PlayRegion } from "../play-region.tsx";

interface Props {
  words: ArcadeWords;
  className: string;
  buttonLook: string;
}

/** The game of the drawn cabinet, over its picture. */
export function Arcade({ words, ...look }: Props) {
  async function load() {
    const { Cabinet } = await import("./cabinet.tsx");
    return (props: GameProps) => <Cabinet {...props} words={words} />;
  }
  return (
    <PlayRegion {...look} name="arcade" label={words.name} startLabel="Start the arcade" words={words} load={load} />
  );
}
