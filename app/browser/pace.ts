/** Runs at once, then at most every `ms`; calls in between are made up for at the end. */
export function throttled(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMissed = false;
  function pause() {
    timer = undefined;
    if (isMissed) start();
  }
  function start() {
    isMissed = false;
    timer = setTimeout(pause, ms);
    run();
  }
  return () => {
    if (timer === undefined) start();
    else isMissed = true;
  };
}

/** Runs once it has not been called for `ms`. */
export function debounced(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
}
