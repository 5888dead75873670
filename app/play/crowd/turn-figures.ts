import { isSaving } from "#app/browser/saving.ts";
import type { ImageSource } from "#shared/image-address.ts";

export type Look = "front" | "left" | "right";

/** Somebody who can turn the head; a photograph has no turned ones. */
export interface Figure {
  front: ImageSource;
  turned?: { left: ImageSource; right: ImageSource };
}

interface Following {
  /** Of a figure, by its place. */
  look: (index: number, look: Look) => void;
  /** The other poses are wanted. */
  wake: () => void;
  signal: AbortSignal;
}

/** Turns the heads of the children of `crowd` to a mouse over its band, where motion and a download are welcome. */
export function turnFigures(crowd: Element, { look, wake, signal }: Following): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || isSaving()) return;
  const follow = ({ clientX, pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    wake();
    for (const [index, figure] of [...crowd.children].entries()) {
      const wanted = lookTowards(clientX, figure.getBoundingClientRect());
      const picture = figure.querySelector<HTMLImageElement>(`[data-look=${wanted}] img`);
      if (picture?.complete) look(index, wanted);
    }
  };
  const options = { signal, passive: true };
  crowd.closest("[data-band]")?.addEventListener("pointermove", (event) => follow(event as PointerEvent), options);
}

function lookTowards(x: number, { left, width }: DOMRect): Look {
  const aside = x - (left + width / 2);
  if (Math.abs(aside) < width / 4) return "front";
  return aside < 0 ? "left" : "right";
}
