import { type ComponentType, type MouseEvent, useState } from "react";
import type { HarbourProps, PlayState } from "#app/play/harbour/harbour.tsx";
import type { HarbourWords } from "#app/play/harbour/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Island } from "#app/ui/island.tsx";

const load = () => import("#app/play/harbour/harbour.tsx");

/** The harbour on the first slide: its state, how to start it, and what takes the picture's place once it is asked for. */
export function useHarbour(words: HarbourWords | undefined) {
  const [state, onState] = useState<PlayState>("idle");
  const [Game, setGame] = useState<ComponentType<HarbourProps>>();
  const isPlaying = state !== "idle" && state !== "stopped";
  const start = async () => {
    if (isPlaying) return;
    onState("loading");
    try {
      const { default: loaded } = await load();
      setGame(() => loaded);
    } catch {
      // Without its code the harbour stays a picture; the next press tries again.
      onState("idle");
    }
  };
  // The game knows where its crane is; without its code a touch does nothing.
  const touch = (event: MouseEvent) =>
    load().then(
      (harbour) => harbour.touch(event, start),
      () => {},
    );
  const game = (className: string) =>
    Game &&
    words && (
      <Island>
        <Game {...{ words, state, onState, className }} />
      </Island>
    );
  return words && { state, start, touch, game, isPlaying };
}
export type HarbourPlay = NonNullable<ReturnType<typeof useHarbour>>;

/** Only with script; its place is reserved before. Stopping returns the focus to it. */
export function TakeTheCrane({ state, start, isPlaying }: HarbourPlay) {
  const isBack = state === "stopped";
  const look = isPlaying ? "invisible" : "invisible in-data-hydrated:visible";
  return (
    <Button key={`${isBack}`} autoFocus={isBack} tone="paper" size="small" onClick={start} className={look}>
      Take the crane
    </Button>
  );
}
