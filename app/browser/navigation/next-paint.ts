const paintCeilingMs = 100;

/** Resolves after the next painted frame, so that a pressed button shows; within 100 ms even in a hidden tab. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, paintCeilingMs);
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}
