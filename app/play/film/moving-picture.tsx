import { useId, useRef } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import type { Loop } from "#shared/loop.ts";

interface MovingPictureProps {
  loop: Loop;
  /** Where it lies over its picture, which is its first frame, and the corners of that. */
  className: string;
}

const base = import.meta.env.BASE_URL.slice(0, -1);
const keyLook =
  "pointer-events-auto absolute end-2 bottom-2 min-h-11 rounded-sm bg-ink px-3.5 text-small font-bold text-paper " +
  "hover:bg-ink-3 focus-visible:-outline-offset-5 print:hidden";

/** A loop over a picture that stands still, in an element of its own beside the link around it; it is fetched once it is seen. */
export function MovingPicture({ loop: { film, alt }, className }: MovingPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  useBehaviour(({ signal }) => frame.current && startOnceSeen(frame.current, signal));
  return (
    <div ref={frame} className={`group/loop pointer-events-none absolute overflow-hidden ${className}`}>
      <video
        id={id}
        data-loop=""
        data-av1={base + film.av1}
        data-h264={base + film.h264}
        aria-label={alt}
        muted
        playsInline
        preload="none"
        tabIndex={-1}
        className="size-full object-cover opacity-0 transition-opacity group-data-shown/loop:opacity-100"
      />
      <button type="button" hidden aria-describedby={id} className={keyLook}>
        Play
      </button>
    </div>
  );
}

function startOnceSeen(frame: HTMLElement, signal: AbortSignal): void {
  const seen = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    await untilReady();
    // Without its code the picture stays as it is.
    const player = await import("./play-loop.ts").catch(() => undefined);
    if (!signal.aborted) player?.playLoop(frame, { signal });
  });
  seen.observe(frame);
  signal.addEventListener("abort", () => seen.disconnect());
}
