import { useRef } from "react";
import { untilReady } from "../ready.ts";
import { isSaving } from "../saving.ts";
import { useBehaviour } from "../use-behaviour.ts";
import type { Act } from "./play-act.ts";
import { hasPlayed } from "./played.ts";

type Load = () => Promise<{ act: Act }>;

/**
 * What a hero does once by itself, after the page is ready and the hero is in view. It starts and ends as the page is
 * served, which says `done`; until it has run, `data-act` says `waiting`, then `running`.
 * @param load the act, in a file of its own; without one the hero stays as it is
 */
export function useAct(load: Load | undefined) {
  const ref = useRef<HTMLElement>(null);
  useBehaviour(({ signal }) => load && ref.current && playLater(ref.current, load, signal));
  return load && { ref, "data-act": "done" };
}

async function playLater(hero: HTMLElement, load: Load, signal: AbortSignal): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || isSaving() || hasPlayed()) return;
  hero.dataset.act = "waiting";
  await untilReady();
  // Without the file nothing happens.
  const loaded = await Promise.all([import("../after-ready.ts"), load()]).catch(() => undefined);
  await loaded?.[0].playAct({ hero, act: loaded[1].act, signal });
  if (!signal.aborted) hero.dataset.act = "done";
}
