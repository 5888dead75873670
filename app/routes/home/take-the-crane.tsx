import { type ComponentType, useState } from "react";
import type { HarbourProps, PlayState } from "#app/play/harbour/harbour.tsx";
import { pictureIn } from "#app/play/harbour/poster.ts";
import type { HarbourWords } from "#app/play/harbour/words.ts";
import { Button } from "#app/ui/button.tsx";

/** The harbour on the first slide: its state, how to start it, and what takes the picture's place once it is asked for. */
export function useHarbour(words: HarbourWords | undefined) {
  const [state, onState] = useState<PlayState>("idle");
  const [Game, setGame] = useState<ComponentType<HarbourProps>>();
  const isPlaying = state !== "idle" && state !== "stopped";
  const start = async () => {
    if (isPlaying) return;
    onState("loading");
    try {
      const { default: loaded } = await import("#app/play/harbour/harbour.tsx");
      setGame(() => loaded);
    } catch {
      // Without its code the harbour stays a picture; the next press tries again.
      onState("idle");
    }
  };
  const game = (className: string) => Game && words && <Game {...{ words, state, onState, className }} />;
  return words && { state, start, game, isPlaying };
}
export type HarbourPlay = NonNullable<ReturnType<typeof useHarbour>>;

/** Of the poster, from its left and its top. */
const crane = { left: 0.54, right: 0.86, top: 0.06, bottom: 0.62 };

/** Whoever touches the crane has taken it. */
export function feelForCrane(root: HTMLElement, { signal }: { signal: AbortSignal }): void {
  const region = root.querySelector<HTMLElement>("[data-play]");
  const poster = region?.querySelector("img");
  if (!region || !poster) return;
  const isOnCrane = ({ target, clientX, clientY }: MouseEvent) => {
    if ((target as Element).closest("a, button, h1, p") || !/idle|stopped/.test(`${region.dataset.playState}`))
      return false;
    const { left, top, width, height } = pictureIn(poster);
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    return x > crane.left && x < crane.right && y > crane.top && y < crane.bottom;
  };
  region.addEventListener("pointermove", (event) => (region.style.cursor = isOnCrane(event) ? "pointer" : ""), {
    signal,
  });
  region.addEventListener("click", (event) => isOnCrane(event) && region.querySelector("button")?.click(), { signal });
}

/** Only where script runs; its place is kept before. Whoever stops is back at it. */
export function TakeTheCrane({ state, start, isPlaying }: HarbourPlay) {
  const isBack = state === "stopped";
  const look = isPlaying ? "invisible" : "invisible in-data-hydrated:visible";
  return (
    <Button key={`${isBack}`} autoFocus={isBack} tone="paper" size="small" onClick={start} className={look}>
      Take the crane
    </Button>
  );
}
