import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { VisitTiming } from "#shared/vitals.ts";

/**
 * Times this page load and reports once, when the page is left or hidden: the path of the loaded page and its timings.
 * Pages opened within it by navigation have no load of their own.
 */
export function measureVisit(): void {
  const base = import.meta.env.BASE_URL.slice(0, -1);
  const timing: VisitTiming = { path: location.pathname.slice(base.length) || "/", values: {} };
  const note = ({ name, value }: { name: keyof VisitTiming["values"]; value: number }) => {
    timing.values[name] = Math.round(value * 10_000) / 10_000;
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);
  const left = new AbortController();
  const send = () => {
    if (document.visibilityState !== "hidden" || Object.keys(timing.values).length === 0) return;
    navigator.sendBeacon(`${base}/vitals`, JSON.stringify(timing));
    left.abort();
  };
  document.addEventListener("visibilitychange", send, { signal: left.signal });
}
