import { useSyncExternalStore } from "react";

export interface ZoneTime {
  hour: number;
  minute: number;
  /** Such as `14:20`. */
  text: string;
}

/**
 * The time of day in an IANA zone, by the visitor's clock, updated every minute. Undefined on the server and until
 * hydration, so that a page built last week never shows last week's time.
 */
export function useZoneTime(timeZone: string): ZoneTime | undefined {
  const minute = useSyncExternalStore(onEachMinute, currentMinute, () => undefined);
  return minute === undefined ? undefined : zoneTimeAt(minute * 60_000, timeZone);
}

export function zoneTimeAt(epochMs: number, timeZone: string): ZoneTime {
  const text = new Intl.DateTimeFormat("en", { timeZone, timeStyle: "short", hourCycle: "h23" }).format(epochMs);
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return { hour, minute, text };
}

function currentMinute(): number | undefined {
  return Math.floor(Date.now() / 60_000);
}

function onEachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000);
  return () => clearInterval(timer);
}
