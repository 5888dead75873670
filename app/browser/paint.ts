const ceilingMs = 100;

/** Resolves once a frame has been painted, so that a pressed key shows; at the latest after 100 ms, as in a hidden tab. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ceilingMs);
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}
