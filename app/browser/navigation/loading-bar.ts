import { onLoading } from "./loading.ts";

const showAfterMs = 200;
const halfwayMs = 2000;
const hideAfterMs = 500;
const resetAfterMs = 400;

/** How full the bar is after a time, from 0 towards 1, which it never reaches by itself. */
export function loadingProgress(elapsedMs: number): number {
  return (2 / Math.PI) * Math.atan((2 * elapsedMs) / halfwayMs);
}

/** A thin bar at the top for navigations slower than a blink. */
export function showLoadingBar({ signal }: { signal: AbortSignal }): void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let startedAt = 0;
  let frame = 0;
  const later = (ms: number, step: () => void) => timers.push(setTimeout(step, ms));
  const bar = () => document.querySelector<HTMLElement>(".loading-bar");
  const fill = (share: number) => bar()?.style.setProperty("transform", `scaleX(${share})`);
  const show = (isShown: boolean) => bar()?.toggleAttribute("data-shown", isShown);
  const grow = () => {
    fill(loadingProgress(performance.now() - startedAt));
    frame = requestAnimationFrame(grow);
  };
  const stop = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const start = () => {
    stop();
    startedAt = performance.now();
    fill(0);
    later(showAfterMs, () => {
      show(true);
      grow();
    });
  };
  const finish = () => {
    stop();
    if (!bar()?.hasAttribute("data-shown")) return;
    fill(1);
    later(hideAfterMs, () => show(false));
    later(hideAfterMs + resetAfterMs, () => fill(0));
  };
  onLoading((phase) => (phase === "start" ? start() : finish()), { signal });
  signal.addEventListener("abort", stop, { once: true });
}
