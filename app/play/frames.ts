/** A browser that was busy must not skip half a round: the game is late with it instead. */
const longestFrameMs = 50;

interface Frames {
  /** Paused while this is out of view, or its page hidden. */
  of: Element;
  signal: AbortSignal;
  /** @param ms how far the game moves on; `between` is what really passed since the last frame */
  onFrame: (ms: number, between: number) => void;
  onPause: (isPaused: boolean) => void;
}

/** Calls once a frame while the game can be seen. */
export function runFrames({ of, signal, onFrame, onPause }: Frames): void {
  let request = 0;
  let last: number | undefined;
  let isInView = true;
  function frame(now: number) {
    request = requestAnimationFrame(frame);
    if (last !== undefined) onFrame(Math.min(longestFrameMs, now - last), now - last);
    last = now;
  }
  function settle() {
    const runs = isInView && document.visibilityState === "visible" && !signal.aborted;
    if (runs === request > 0) return;
    cancelAnimationFrame(request);
    last = undefined;
    request = runs ? requestAnimationFrame(frame) : 0;
    if (!signal.aborted) onPause(!runs);
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true;
    settle();
  });
  observer.observe(of);
  document.addEventListener("visibilitychange", settle, { signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    settle();
  });
  settle();
}
