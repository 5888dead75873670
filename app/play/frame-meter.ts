import type { Colours } from "./colours.ts";

const budgetMs = 1000 / 60;
const kept = 48;

export interface FrameTimes {
  /** From one frame to the next, as the screen shows them. */
  between: number;
  /** What the game needs of it. */
  game: number;
}

/** Keeps the times of the latest frames, and averages over them: a browser's clock may be as coarse as a millisecond. */
export function frameMeter() {
  const times: FrameTimes[] = [];
  return {
    add(frame: FrameTimes) {
      times.push(frame);
      if (times.length > kept) times.shift();
    },
    average(): FrameTimes {
      const mean = (name: keyof FrameTimes) =>
        times.reduce((sum, frame) => sum + frame[name], 0) / Math.max(1, times.length);
      return { between: mean("between"), game: mean("game") };
    },
    times: times as readonly FrameTimes[],
  };
}

/** The bar holds two budgets: each frame is a stripe as long as it took, its part of the game in front. */
export function paintTimes(context: CanvasRenderingContext2D, times: readonly FrameTimes[], colours: Colours): void {
  const { width, height } = context.canvas;
  const perMs = width / (2 * budgetMs);
  context.fillStyle = colours["ink-3"] ?? "";
  context.fillRect(0, 0, width, height);
  for (const [index, { between, game }] of times.entries()) {
    const y = (index * height) / kept;
    const thick = height / kept + 0.5;
    context.fillStyle = (between > 1.5 * budgetMs ? colours.orch : colours["pitch-lift"]) ?? "";
    context.fillRect(0, y, between * perMs, thick);
    context.fillStyle = colours.tang ?? "";
    context.fillRect(0, y, Math.max(1, game * perMs), thick);
  }
  context.fillStyle = colours.paper ?? "";
  context.fillRect(width / 2 - 1, 0, 2, height);
}
