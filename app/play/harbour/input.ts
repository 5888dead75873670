import { isPlainKey } from "#app/browser/typing.ts";
import type { Move } from "./rules.ts";

interface Options {
  region: HTMLElement;
  canvas: HTMLCanvasElement;
  onMove: (move: Move) => void;
  onStop: () => void;
  signal: AbortSignal;
}

const keys: Record<string, Move> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowDown: "lower",
  " ": "lower",
  Enter: "lower",
};
/** So far a finger goes for one stop of the crane, in px; less is a tap. */
const dragPx = 34;

/** Keys anywhere in the region, and drags and taps on the picture. */
export function listen({ region, canvas, onMove, onStop, signal }: Options): void {
  region.addEventListener(
    "keydown",
    (event) => {
      if (!isPlainKey(event)) return;
      if (event.key === "Escape") return onStop();
      const move = keys[event.key];
      const isOnButton = event.target instanceof HTMLElement && event.target.closest("button, input, a");
      if (!move || (isOnButton && (event.key === " " || event.key === "Enter"))) return;
      event.preventDefault();
      onMove(move);
    },
    { signal },
  );
  // The slides would take a drag for a swipe.
  for (const type of ["pointerdown", "pointerup"])
    region.addEventListener(type, (event) => event.stopPropagation(), { signal });
  let from: number | undefined;
  let hasSwung = false;
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      [from, hasSwung] = [event.clientX, false];
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (from === undefined) return;
      const steps = Math.trunc((event.clientX - from) / dragPx);
      if (steps === 0) return;
      hasSwung = true;
      from += steps * dragPx;
      for (let k = 0; k < Math.abs(steps); k++) onMove(steps < 0 ? "left" : "right");
    },
    { signal },
  );
  canvas.addEventListener("pointercancel", () => (from = undefined), { signal });
  canvas.addEventListener(
    "pointerup",
    () => {
      if (from !== undefined && !hasSwung) onMove("lower");
      from = undefined;
    },
    { signal },
  );
}
